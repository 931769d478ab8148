import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");

const terms = [
  ...readFileSync(join(root, "GLOSSARY.md"), "utf8").matchAll(
    /^\| \*\*(.+?)\*\* \| (.+?) \| (.*?) ?\|$/gm,
  ),
].map(([, term = "", meaning = "", former = ""]) => ({ term, meaning, former }));

const source = readdirSync(join(root, "src"), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => readFileSync(join(parentPath, name), "utf8"))
  .join("\n");

describe("GLOSSARY.md", () => {
  it("has each term once, with one sentence", () => {
    expect(terms.length).toBeGreaterThan(50);
    const names = terms.map(({ term }) => term);
    expect(names).toEqual([...new Set(names)]);
    for (const { meaning } of terms) expect(meaning).toMatch(/^\p{Lu}[^.]*\.$/u);
  });

  it("lists as still to be renamed only what is still there", () => {
    const names = terms.flatMap(({ former }) =>
      [...former.matchAll(/`(?:\w+\.)?([\w-]+)`/g)].map(([, name = ""]) => name),
    );
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(source))).toEqual([]);
  });
});
