declare const process: { readonly versions?: { readonly node?: string } } | undefined;

class Nothing {}

const STAND_INS = { HTMLElement: Nothing, document: { createTreeWalker: () => ({}), createComment: () => ({}) } };

/** Node takes a Lit that brings its own. The stand-alone file, which has the browsers' Lit, takes this for false. */
const isNode = typeof process === "object" && process?.versions?.node !== undefined;

/**
 * Lit asks for a document when it is imported. Where there is none, as in a worker and in servers that are not Node, these
 * stand in for it until Lit is there; `leave.js` takes them away again.
 */
export const standIns: readonly string[] = isNode ? [] : Object.keys(STAND_INS).filter((name) => !(name in globalThis));

for (const name of standIns) {
  Object.defineProperty(globalThis, name, { value: STAND_INS[name as keyof typeof STAND_INS], configurable: true });
}
