import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { foldedPattern, foldText } from "../../../src/safety/secrets/foldText.js";
import { mayBeLatin } from "../../../src/safety/secrets/vocabulary.js";
import { arabic } from "../../../src/safety/secrets/words/arabic.js";
import { cyrillic } from "../../../src/safety/secrets/words/cyrillic.js";
import { devanagari } from "../../../src/safety/secrets/words/devanagari.js";
import { eastAsian } from "../../../src/safety/secrets/words/eastAsian.js";
import { latin } from "../../../src/safety/secrets/words/latin.js";
import type { Words } from "../../../src/safety/secrets/words/moreWords.js";
import type { LabelledEntry } from "../evaluation/evaluate.js";

const namesIn = ({ terms }: Words) =>
  Object.values(terms).flatMap((lines) => lines.join("|").split("|"));
const listsIn = ({ terms: _, ...lists }: Words) =>
  Object.values(lists).flatMap((lines) => alternativesIn(lines.join("|")));

/** The alternatives of a pattern, apart from those within parentheses or brackets. */
function alternativesIn(pattern: string): readonly string[] {
  let depth = 0;
  const cut = pattern.replace(/\\.|[()[\]|]/gu, (sign) => {
    if (sign === "(" || sign === "[") depth += 1;
    if (sign === ")" || sign === "]") depth -= 1;
    return sign === "|" && depth === 0 ? "\n" : sign;
  });
  return cut.split("\n");
}

describe("the words of other languages than English", () => {
  it.each([
    ["Cyrillic", cyrillic, /\p{sc=Cyrl}/u],
    ["Arabic", arabic, /\p{sc=Arab}/u],
    ["Devanagari", devanagari, /\p{sc=Deva}/u],
    ["East Asian", eastAsian, /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Bopo}]/u],
  ])("match only text with a letter that loads them: %s", (_, words, letter) => {
    const names = namesIn(words).map(foldText);
    const patterns = listsIn(words).map((pattern) => foldedPattern(pattern).source);
    expect(names.length).toBeGreaterThan(50);
    expect(patterns.length).toBeGreaterThan(10);
    expect([...names, ...patterns].filter((text) => !letter.test(text.normalize("NFKD")))).toEqual(
      [],
    );
  });

  it("begin as the letters tell that load those with Latin letters", () => {
    const names = namesIn(latin).map((name) => foldText(name).replaceAll(" ", ""));
    expect(names.length).toBeGreaterThan(1_000);
    expect(names.filter((letters) => !mayBeLatin(letters))).toEqual([]);
    // Endings of compounds are found after any letters, so English has them.
    expect(namesIn(latin).filter((name) => name.startsWith("*"))).toEqual([]);
  });

  it("do not load for the forms that English servers send every day", () => {
    const everyday =
      "What is your name? Please enter the city, date, e-mail address and number of guests for this booking.";
    const words = foldText(everyday).split(" ");
    expect(words.filter((__, at) => mayBeLatin(words.slice(at, at + 7).join("")))).toEqual([]);
  });
});

describe("createInspector in a page that has loaded no words yet", () => {
  const every = 97;
  const files = [
    "secrets.tune.json",
    "secrets.wide.tune.json",
    "secrets.fresh.json",
    "secrets.pieces.json",
  ];
  const entries = files
    .flatMap((file): readonly LabelledEntry[] =>
      JSON.parse(readFileSync(new URL(`../labelled/${file}`, import.meta.url), "utf8")),
    )
    .filter((_, at) => at % every === 0);

  it.each(entries.map((entry) => [entry.id, entry] as const))(
    "finds what an inspection with all words finds: %s",
    async (_, { message = "", requestedSchema }) => {
      vi.resetModules();
      const { createInspector, inspectFields } = await import("../../../src/safety.js");
      const found = await createInspector().inspectFields(requestedSchema, message);
      expect(found).toEqual(inspectFields(requestedSchema, message));
    },
  );
});
