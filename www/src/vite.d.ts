// The little of Vite that the site uses.
interface ImportMeta {
  readonly env: { readonly DEV: boolean };
}
