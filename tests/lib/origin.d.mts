/** What a path of an origin gives: a text, or a file by its address. */
export type Site = (path: string) => string | URL | undefined;

/** A server with an origin of its own. */
export class Origin {
  private constructor();
  static open(site: Site, headers?: Readonly<Record<string, string>>): Promise<Origin>;
  /** The paths that were asked for. */
  readonly asked: readonly string[];
  readonly address: string;
  close(): void;
}

/** The files under an address, and nothing above it; `index.html` for a folder. */
export function files(base: URL): Site;
