import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

/**
 * Whether a file has a string, or a template, that reads like the name of this test; `…` stands for what a table of cases
 * fills in. A number of docs/spec.md may stand before it.
 */
export function hasTest(file: string, title: string): boolean {
  const path = join(root, file);
  if (!existsSync(path)) return false;
  const parts = title.split("…").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const name = parts.join("(?:\\$\\{[^}]+\\}|%[sj]|\\$\\w+)");
  return new RegExp(`["\`](?:SPEC [\\d, ]+: )?${name}["\`],`).test(readFileSync(path, "utf8"));
}
