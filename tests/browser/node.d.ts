// The little of Node that the tests use.
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

declare module "node:url" {
  export function fileURLToPath(url: URL): string;
}

declare module "node:fs" {
  export function readFileSync(path: URL, encoding: "utf8"): string;
}
