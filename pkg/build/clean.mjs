// tsc leaves what it made of files that are gone, and that would be published.
import { rmSync } from "node:fs";

rmSync(new URL("../dist/", import.meta.url), { recursive: true, force: true });
