import { fileURLToPath } from "node:url";

/** The path of a file in the folder that the conformance suite is installed in. */
export function suiteFile(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
