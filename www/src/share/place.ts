/** Whether a fragment leads to a part of the page, as that of the link which skips the header. */
export function isPlaceOnPage(fragment: string): boolean {
  return document.getElementById(fragment.slice(1)) !== null;
}
