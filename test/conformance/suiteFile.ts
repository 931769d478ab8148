import { fileURLToPath } from "node:url";

/** The path of a file in the folder that the conformance suite is installed in. */
export function suiteFile(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

/** The suite's own command, for the Node that it wants. */
export const suiteProgram: string = suiteFile(
  "node_modules/@modelcontextprotocol/conformance/dist/index.js",
);

/** The Node that the suite wants. */
export const suiteNode: string = suiteFile("node_modules/node/bin/node");
