import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import packageJson from "../../package.json" with { type: "json" };
import testingPackage from "../../packages/testing/package.json" with { type: "json" };
import type { FreshApp } from "./freshApp.ts";

/** What comes with the package, and what apps bring along that use most of it. */
const ranges: Readonly<Record<string, string>> = {
  ...packageJson.dependencies,
  ...pick(
    packageJson.peerDependencies,
    "react",
    "react-dom",
    "zod",
    "@modelcontextprotocol/client",
  ),
  ...pick(
    testingPackage.peerDependencies,
    "@modelcontextprotocol/server",
    "@testing-library/react",
  ),
};

/** An end of the ranges that package.json promises. */
export interface RangeEnd {
  readonly name: string;
  /** What the app asks npm for. */
  readonly dependencies: Readonly<Record<string, string>>;
  /** Whether a version that npm gave is at this end. */
  readonly isThere: (name: string, version: string) => boolean;
}

/** Both ends of every range. */
export const rangeEnds: readonly RangeEnd[] = [
  {
    name: "lowest",
    dependencies: mapRanges(lowestOf),
    isThere: (name, version) => version === lowestOf(ranges[name] ?? ""),
  },
  {
    name: "newest",
    dependencies: mapRanges((range) => range.split(" || ").at(-1) ?? ""),
    // Which one that is, npm knows: what tells it from the other end is that it is not older than what we develop with.
    isThere: (name, version) => !isOlder(version, own(name) ?? lowestOf(ranges[name] ?? "")),
  },
];

/** The version of each package that an app's own code gets, and that ours gets. */
export function installedVersions({ folder }: FreshApp) {
  const ours = join(folder, "node_modules/mcp-host-ui/package.json");
  return Object.keys(ranges).map((name) => ({
    name,
    app: versionFrom(join(folder, "package.json"), name),
    ours: versionFrom(ours, name),
  }));
}

function versionFrom(importer: string, name: string): string {
  const folders = createRequire(importer).resolve.paths(name) ?? [];
  for (const folder of folders)
    try {
      return JSON.parse(readFileSync(join(folder, name, "package.json"), "utf8")).version;
    } catch {
      // Not in this folder: npm may have put it further up.
    }
  throw new Error(`npm gave no ${name} to ${importer}.`);
}

function own(name: string): string | undefined {
  const versions: Readonly<Record<string, string>> = packageJson.devDependencies;
  return versions[name];
}

function lowestOf(range: string): string {
  return /\d+\.\d+\.\d+/.exec(range)?.[0] ?? "";
}

function isOlder(version: string, than: string): boolean {
  return version.localeCompare(than, "en", { numeric: true }) < 0;
}

function mapRanges(map: (range: string) => string): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(ranges).map(([name, range]) => [name, map(range)]));
}

function pick<Name extends string>(
  from: Readonly<Record<Name, string>>,
  ...names: readonly Name[]
): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, from[name]]));
}
