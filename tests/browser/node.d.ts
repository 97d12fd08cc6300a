// The little of Node that the tests use.
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

declare module "node:url" {
  export function fileURLToPath(url: URL): string;
  export function pathToFileURL(path: string): URL;
}

declare module "node:fs" {
  export function readFileSync(path: URL, encoding: "utf8"): string;
}

declare module "node:fs/promises" {
  export function copyFile(from: URL, to: string): Promise<void>;
  export function readFile(path: string): Promise<Uint8Array>;
  export function mkdtemp(prefix: string): Promise<string>;
  export function rm(path: string, options: { readonly recursive: boolean }): Promise<void>;
  export function writeFile(path: string, text: string): Promise<void>;
}

declare module "node:os" {
  export function tmpdir(): string;
}

declare module "node:path" {
  export function join(...parts: readonly string[]): string;
}
