import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { removeFolder, temporaryFolder } from "../../scripts/temporaryFolder.mjs";
import { runTool, type Served, serveTool } from "./runTool.ts";

const root = resolve(import.meta.dirname, "../..");

/** What an app is made of. */
export interface FreshAppOptions {
  /** Folders of this repository that are copied into it, a later one over an earlier one. */
  readonly from: readonly string[];
  /** Files that are written into it. */
  readonly files?: Readonly<Record<string, string>>;
  /** Packages that npm installs for this app alone, beside the tarballs: `{ "radix-ui": "1.4.3" }`. */
  readonly dependencies?: Readonly<Record<string, string>>;
  /** @default "vite" */
  readonly tool?: "vite" | "next";
  /** A program of the app's, with its arguments, that runs before each build: what a `build` script has there. @default none */
  readonly build?: readonly [program: string, ...args: string[]];
}

/** An app outside of this repository, with nothing of ours but the packed tarballs. */
export interface FreshApp {
  readonly folder: string;
  /** Builds it as the tool does by default, and serves what was built. */
  build(): Promise<Served>;
  /** Serves it as it is developed: stylesheets reach the browser as they are in the tarball. */
  dev(): Promise<Served>;
  /** Runs a program that npm installed for it; resolves to what it printed. */
  run(program: string, ...args: readonly string[]): Promise<string>;
  /** Writes files into it that came later. */
  write(files: Readonly<Record<string, string>>): void;
  remove(): void;
}

/**
 * Makes an app in a folder of its own. Without `dependencies` it uses the packages that `packAndInstall.ts` installed once
 * for all; with them npm installs it by itself, which takes some ten seconds more.
 */
export async function freshApp(options: FreshAppOptions): Promise<FreshApp> {
  const { from, files = {}, dependencies, tool = "vite", build: before } = options;
  const house = process.env.PACKED_HOUSE ?? "";
  const apps = join(house, "apps/");
  mkdirSync(apps, { recursive: true });
  // An app with packages of its own stays outside, where Node does not find the shared ones.
  const folder = dependencies
    ? temporaryFolder("mcp-host-ui-app-")
    : mkdtempSync(join(apps, "mcp-host-ui-app-"));
  for (const path of from) cpSync(join(root, path), folder, { recursive: true, filter: isSource });
  const own = { private: true, type: "module", ...(dependencies && { dependencies }) };
  write(folder, { ...files, "package.json": JSON.stringify(own) });
  if (dependencies) {
    const everything = ["install", "--prefer-offline", "--no-audit", "--no-fund"];
    await runTool(folder, "npm", ...everything, ...JSON.parse(process.env.PACKED_TARBALLS ?? "[]"));
  }
  const programs = join(dependencies ? folder : house, "node_modules/.bin");
  const program = join(programs, tool);
  const serve = tool === "next" ? ["start", "-H", "127.0.0.1"] : ["preview", "--host", "127.0.0.1"];
  const develop = tool === "next" ? ["dev", "-H", "127.0.0.1"] : ["--host", "127.0.0.1"];
  return {
    folder,
    async build() {
      if (before) await runTool(folder, join(programs, before[0]), ...before.slice(1));
      await runTool(folder, program, "build");
      return serveTool(folder, program, ...serve, "--port", "0");
    },
    dev: () => serveTool(folder, program, ...develop, "--port", "0"),
    run: (name, ...args) => runTool(folder, join(programs, name), ...args),
    write: (more) => write(folder, more),
    remove: () => removeFolder(folder),
  };
}

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function isSource(path: string): boolean {
  return !/\/(node_modules|\.next|dist)(\/|$)/.test(path);
}
