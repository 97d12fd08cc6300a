import { type CSSResult, unsafeCSS } from "lit";

/**
 * The same for browsers that cannot choose between two colours by themselves (Chrome before 123, Firefox before 120,
 * Safari before 17.5): they have the light ones. Some of these know no small viewport either.
 */
export function older({ cssText }: CSSResult): CSSResult {
  const light = cssText.replace(/light-dark\(([^,()]+), [^,()]+\)/g, "$1").replaceAll("svh", "vh");
  return unsafeCSS(`@supports not (color: light-dark(red, red)) {${light}}`);
}
