// The one function of Node that the package uses; all of Node's types would also declare its globals everywhere.
declare module "node:fs" {
  export function readFileSync(path: URL): Uint8Array<ArrayBuffer>;
}
