import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";

const page = readFileSync(resolve(import.meta.dirname, "../../GLOSSARY.md"), "utf8");

it("defines at most 40 terms, each once and in one sentence", () => {
  const rows = [...page.matchAll(/^\| \*\*(.+?)\*\* \| (.+?) \|$/gm)];
  const terms = rows.map(([, term]) => term);
  expect(terms).toContain("question");
  expect(terms.length).toBeLessThanOrEqual(40);
  expect(new Set(terms).size).toBe(terms.length);
  for (const [, , meaning] of rows) expect(meaning).toMatch(/^\p{Lu}[^.]*(?:`\S+`)?[^.]*\.$/u);
});
