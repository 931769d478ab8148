// @ts-check
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");

/** @typedef {{ types: string, default: string }} Target what one entry of `exports` leads to */
/** @typedef {{ name: string, version: string, exports: Readonly<Record<string, string | Target>> }} Manifest */
/** @typedef {{ folder: string, name: string, manifest: Manifest }} Package */

/** The companions' folders, in the order in which their builds need each other. */
export const companionFolders = ["packages/agents", "packages/desk", "packages/testing"];

/** The packages that a release publishes: the main one, then its companions. @type {readonly Package[]} */
export const packages = [".", ...companionFolders].map((folder) => {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
  return { folder, name: manifest.name, manifest };
});

/**
 * Returns the entries of a package that lead to code, by import specifier, each with its module: `desk/page` for `packages/desk/src/page.ts`.
 * @param {Pick<Package, "name" | "manifest">} of
 * @returns {readonly (readonly [specifier: string, module: string])[]}
 */
export function entriesOf({ name, manifest }) {
  return Object.entries(manifest.exports).flatMap(([path, target]) => {
    const built = typeof target === "string" ? target : target.default;
    const module = /^\.\/dist\/(.+)\.js$/.exec(built)?.[1];
    return module === undefined ? [] : [/** @type {const} */ ([name + path.slice(1), module])];
  });
}
