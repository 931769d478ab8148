import { describe, expect, it } from "vitest";
import { countHint } from "../../src/form/parts/words/countHint.js";
import { fr } from "../../src/locales/fr.js";
import { listed, numberHint, saidOf } from "./sentences.js";

describe("fr", () => {
  it.each([
    [0, "0 question en attente", "0 en attente"],
    [1, "1 question en attente", "1 en attente"],
    [2, "2 questions en attente", "2 en attente"],
    [5, "5 questions en attente", "5 en attente"],
    [11, "11 questions en attente", "11 en attente"],
    [100, "100 questions en attente", "100 en attente"],
    [1_000, "1\u202f000 questions en attente", "1\u202f000 en attente"],
    [1_000_000, "1\u202f000\u202f000 de questions en attente", "1\u202f000\u202f000 en attente"],
  ])("counts %i", (count, asides, waiting) => {
    expect(fr.prompt.asides({ count })).toBe(asides);
    expect(fr.inbox.count({ count })).toBe(waiting);
  });

  it.each([
    [{ min: 2, max: 5 }, "Choisissez de 2 à 5 options."],
    [{ min: 2 }, "Choisissez au moins 2 options."],
    [{ max: 1 }, "Choisissez au plus 1 option."],
    [{ min: 3, max: 3 }, "Choisissez exactement 3 options."],
  ])("says how many to choose: %o", (range, sentence) => {
    expect(countHint(fr.form, "choices", range)).toBe(sentence);
  });

  it("says which numbers are valid", () => {
    expect(numberHint(fr, { integer: true })).toBe("Saisissez un nombre entier.");
    expect(numberHint(fr, { integer: true, minimum: 1, maximum: 9, multipleOf: 2 })).toBe(
      "Saisissez un nombre entier de 1 à 9, par pas de 2.",
    );
    expect(numberHint(fr, { integer: false, exclusiveMinimum: 0 })).toBe(
      "Saisissez un nombre, supérieur à 0.",
    );
  });

  it("lists names as sentences do, each isolated", () => {
    expect(fr.roots.forSome({ servers: listed(fr, ["Aeolia", "Boreas"]) })).toBe(
      "Seulement \u2068Aeolia\u2069 et \u2068Boreas\u2069",
    );
  });

  it("addresses people formally", () => {
    const familiar = /(?<![\p{L}’-])(?:tu|toi|te|ton|ta|tes)(?![\p{L}’])/iu;
    expect(saidOf(fr, 5).filter((sentence) => familiar.test(sentence))).toEqual([]);
  });

  it("keeps punctuation that takes a space on the line of its word", () => {
    const apart =
      / (?:[:;?!»]|%(?!\d))|« |[\p{L}\d\u2069][;?!»]|«(?!\u00a0)|[\p{L}\u2069]:(?!\/\/)/u;
    const sentences = saidOf(fr, 5).map((sentence) =>
      sentence.replace(/^[^ ]+: /, "").replace(/\u2068[^\u2069]*\u2069|[A-Z]:\\/gu, "\u2068\u2069"),
    );
    expect(sentences.filter((sentence) => apart.test(sentence))).toEqual([]);
  });

  it("writes typographic quotes and apostrophes", () => {
    expect(saidOf(fr, 5).filter((sentence) => /["'“”]/u.test(sentence))).toEqual([]);
    expect(fr.log.reason({ reason: "Trop cher" })).toBe("«\u00a0\u2068Trop cher\u2069\u00a0»");
  });
});
