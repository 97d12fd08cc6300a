/** The language of an element: the nearest that is told, also outside the shadow in which it stands. */
export function languageOf(element: Element): string {
  if (!("closest" in element)) return (element as Element).getAttribute("lang") ?? ""; // drawn by a server
  const told = element.closest("[lang]")?.getAttribute("lang");
  if (told !== null && told !== undefined) return told;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? languageOf(root.host) : "";
}
