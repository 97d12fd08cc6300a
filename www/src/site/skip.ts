/** Leads past the header by the focus alone: what the address says stays, which may be a puzzle or a position. */
export function wireSkip(link: HTMLAnchorElement): void {
  link.addEventListener("click", (event) => {
    const content = document.querySelector<HTMLElement>("#content");
    if (!content) return;
    event.preventDefault();
    content.tabIndex = -1;
    content.addEventListener("blur", () => content.removeAttribute("tabindex"), { once: true });
    content.focus();
  });
}
