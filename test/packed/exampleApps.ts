import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { startEverything } from "../../examples/demo/serve/startEverything.mjs";
import nextPackage from "../../examples/next-app/package.json" with { type: "json" };
import packageJson from "../../package.json" with { type: "json" };
import { packages } from "../../scripts/packages.mjs";
import { type FreshApp, freshApp } from "./freshApp.ts";

const ours = packages.map(({ name }) => name);
const root = resolve(import.meta.dirname, "../..");

/** Reads a file of this repository. */
export function readSource(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

/** The packages that a page of ours says to install, in the versions that this repository has; and others. */
export function installedBy(
  page: string,
  ...others: readonly string[]
): Readonly<Record<string, string>> {
  const command = /npm install (?:--save-dev )?([^"`\n]+)/.exec(readSource(page));
  const names = command?.[1]?.split(" ").filter((name) => !ours.includes(name)) ?? [];
  const versions: Readonly<Record<string, string>> = packageJson.devDependencies;
  return Object.fromEntries(
    [...names, ...others].map((name) => {
      const version = versions[name];
      if (version === undefined) throw new Error(`No version of ${name} is known.`);
      return [name, version];
    }),
  );
}

/** What makes an app of `examples/minimal` another one. */
export interface MinimalAppOptions {
  /** Its stylesheet instead of ours alone. */
  readonly css?: string;
  readonly files?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Makes an app of `examples/minimal`, on the reference server. */
export async function minimalApp(options: MinimalAppOptions = {}): Promise<FreshApp> {
  const { css, files, dependencies } = options;
  const address = String(await startEverything());
  const app = readSource("examples/minimal/App.tsx")
    .replace("http://127.0.0.1:3001/mcp", address)
    .replace("mcp-host-ui/styles.css", css === undefined ? "mcp-host-ui/styles.css" : "./app.css");
  const own = { "App.tsx": app, ...(css !== undefined && { "app.css": css }) };
  return freshApp({
    from: ["examples/minimal"],
    files: { ...files, ...own },
    ...(dependencies && { dependencies }),
  });
}

/** Makes an app of `examples/next-app`, without what ties that to this repository. */
export function nextApp(): Promise<FreshApp> {
  const types = ["@types/node", "@types/react", "@types/react-dom"];
  const dependencies = {
    ...installedBy("README.md", "@modelcontextprotocol/server", ...types),
    ...nextPackage.dependencies,
    // The newest has no API that Next.js could use.
    typescript: "5.9.3",
  };
  // Next.js adds the rest of what it wants itself.
  const tsconfig = { compilerOptions: { allowImportingTsExtensions: true } };
  const files = {
    "tsconfig.json": JSON.stringify(tsconfig),
    "next.config.ts": "export default {};\n",
    "app/smallest/page.tsx": `"use client";\n${readSource("examples/minimal/App.tsx")}`,
  };
  return freshApp({ from: ["examples/next-app"], files, dependencies, tool: "next" });
}
