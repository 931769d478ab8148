import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { startEverything } from "../../examples/demo/serve/startEverything.mjs";
import { type FreshApp, freshApp } from "./freshApp.ts";

const root = resolve(import.meta.dirname, "../..");

/** Reads a file of this repository. */
export function readSource(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

/**
 * Makes an app of `examples/minimal`, on the reference server; with `css`, that is its stylesheet instead of ours alone.
 * `files` stand beside it.
 */
export async function minimalApp(
  css?: string,
  files?: Readonly<Record<string, string>>,
): Promise<FreshApp> {
  const address = String(await startEverything());
  const main = readSource("examples/minimal/main.tsx")
    .replace("http://127.0.0.1:3001/mcp", address)
    .replace("mcp-host-ui/styles.css", css === undefined ? "mcp-host-ui/styles.css" : "./app.css");
  const own = { "main.tsx": main, ...(css !== undefined && { "app.css": css }) };
  return freshApp({ from: ["examples/minimal"], files: { ...files, ...own } });
}

/** Makes an app of `examples/next-app`, without what ties that to this repository. */
export function nextApp(): Promise<FreshApp> {
  // Next.js adds the rest of what it wants itself.
  const tsconfig = { compilerOptions: { allowImportingTsExtensions: true } };
  const files = {
    "tsconfig.json": JSON.stringify(tsconfig),
    "next.config.ts": "export default {};\n",
  };
  return freshApp({ from: ["examples/next-app"], files, tool: "next" });
}
