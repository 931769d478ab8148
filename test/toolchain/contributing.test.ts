import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");

it("CONTRIBUTING.md names only files and folders that are there", () => {
  const text = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");
  const named = [
    ...text.matchAll(/`((?:src|test|stories|examples|scripts|docs|\.ci)\/[\w./-]+)`/g),
    ...text.matchAll(/\]\(([\w./-]+)\)/g),
  ].map(([, path = ""]) => path);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
