/** The language of an element: the nearest that is told, also outside the shadow in which it stands. */
export function languageOf(element: Element): string {
  const told = element.closest("[lang]")?.getAttribute("lang");
  if (told !== null && told !== undefined) return told;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? languageOf(root.host) : "";
}
