/** On a narrow screen the links and the choices hide behind a button. */
export function wireMenu(button: HTMLButtonElement, menu: HTMLElement): void {
  const open = (wanted: boolean): void => {
    button.setAttribute("aria-expanded", String(wanted));
    menu.classList.toggle("open", wanted);
  };
  button.addEventListener("click", () => open(button.getAttribute("aria-expanded") !== "true"));
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || button.getAttribute("aria-expanded") !== "true") return;
    open(false);
    button.focus();
  });
  document.addEventListener("pointerdown", ({ target }) => {
    if (target instanceof Node && !menu.contains(target) && !button.contains(target)) open(false);
  });
}
