import { describe, expect, it } from "vitest";
import { countHint } from "../../src/form/parts/words/countHint.js";
import { de } from "../../src/locales/de.js";
import { listed, numberHint, saidOf } from "./sentences.js";

describe("de", () => {
  it.each([
    [0, "0 Fragen warten", "0 warten"],
    [1, "1 Frage wartet", "1 wartet"],
    [2, "2 Fragen warten", "2 warten"],
    [5, "5 Fragen warten", "5 warten"],
    [11, "11 Fragen warten", "11 warten"],
    [100, "100 Fragen warten", "100 warten"],
    [1_000, "1.000 Fragen warten", "1.000 warten"],
  ])("counts %i", (count, asides, waiting) => {
    expect(de.prompt.asides({ count })).toBe(asides);
    expect(de.inbox.count({ count })).toBe(waiting);
  });

  it.each([
    [{ min: 2, max: 5 }, "Wählen Sie 2 bis 5 Optionen."],
    [{ min: 2 }, "Wählen Sie mindestens 2 Optionen."],
    [{ max: 1 }, "Wählen Sie höchstens 1 Option."],
    [{ min: 3, max: 3 }, "Wählen Sie genau 3 Optionen."],
  ])("says how many to choose: %o", (range, sentence) => {
    expect(countHint(de.form, "choices", range)).toBe(sentence);
  });

  it("says which numbers are valid", () => {
    expect(numberHint(de, { integer: true })).toBe("Gefragt ist eine ganze Zahl.");
    expect(numberHint(de, { integer: true, minimum: 1, maximum: 9, multipleOf: 2 })).toBe(
      "Gefragt ist eine ganze Zahl von 1 bis 9, in Schritten von 2.",
    );
    expect(numberHint(de, { integer: false, exclusiveMinimum: 0 })).toBe(
      "Gefragt ist eine Zahl, größer als 0.",
    );
  });

  it("lists names as sentences do, each isolated", () => {
    expect(de.roots.forSome({ servers: listed(de, ["Aeolia", "Boreas"]) })).toBe(
      "Nur \u2068Aeolia\u2069 und \u2068Boreas\u2069",
    );
  });

  it("addresses people formally", () => {
    const familiar = /(?<!\p{L})(?:du|dich|dir|dein\p{L}*|euch|euer|eure\p{L}*)(?!\p{L})/iu;
    expect(saidOf(de, 5).filter((sentence) => familiar.test(sentence))).toEqual([]);
  });

  it("quotes as German does", () => {
    expect(saidOf(de, 5).filter((sentence) => /["'”]/u.test(sentence))).toEqual([]);
    expect(de.log.reason({ reason: "Zu teuer" })).toBe("„\u2068Zu teuer\u2069“");
  });
});
