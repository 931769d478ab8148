import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createFindWords } from "../../../src/safety/redaction/findWords.js";
import { foldCase } from "../../../src/safety/redaction/foldCase.js";
import { createAllowance } from "../../../src/wire/protocol/allowance.js";
import { atOnce } from "../../../src/wire/protocol/sliced.js";

const find = (words: readonly string[], text: string) =>
  atOnce(createFindWords(words)(text, createAllowance({ steps: Number.POSITIVE_INFINITY }))).map(
    ({ start, end }) => text.slice(start, end),
  );

describe("createFindWords", () => {
  it.each([
    [["project heron"], "See Project  HERON.", ["Project  HERON"]],
    [["Ann", "Ann Smith"], "Ann Smith, Ann, Annie", ["Ann Smith", "Ann"]],
    [["straße"], "In der STRAẞE, Straße", ["STRAẞE", "Straße"]],
    [["σοφός"], "ΣΟΦΌΣ", ["ΣΟΦΌΣ"]],
    [["кит"], "КИТ, китай", ["КИТ"]],
    [["山田"], "株式会社山田様", ["山田"]],
    [["Anna", "Anna Maria"], "Anna Maria, Anna, Anna Mar", ["Anna Maria", "Anna", "Anna"]],
    [["王", "王小明先生"], "王小明先生，王", ["王小明先生", "王"]],
    [["k"], "5 \u212a", ["\u212a"]],
    [["a.b"], "a.b acb", ["a.b"]],
    [["a  b"], "a b, A\t b, a      b", ["a b", "A\t b"]],
    [["\u{10400}"], "\u{10428}", ["\u{10428}"]],
    [["#1"], "x#1", ["#1"]],
    [[" ", ""], "nothing", []],
  ])("finds %j in %j", (words, text, found) => {
    expect(find(words, text)).toEqual(found);
  });

  it("finds the same wherever in a long text a word stands", () => {
    const words = ["Project Heron", "Ada"];
    fc.assert(
      fc.property(fc.integer({ min: 2_000, max: 2_100 }), (length) => {
        const text = `${"x ".repeat(length / 2)}Project Heron Adam Ada`;
        expect(find(words, text)).toEqual(["Project Heron", "Ada"]);
      }),
    );
  });

  it("looks through a megabyte in short slices, however many words an app has", () => {
    const words = Array.from({ length: 10_000 }, (_, place) => `Project ${place} of Ada`);
    const line = "Project 17 of Ada, project 10001 of ADA, project  9999 of ADA. ";
    const text = line.repeat(Math.ceil((1 << 20) / line.length));
    const allowance = createAllowance({ steps: Number.POSITIVE_INFINITY });
    const work = createFindWords(words)(text, allowance);
    const slices: number[] = [];
    for (;;) {
      allowance.restBelow = allowance.left - 3_000;
      const before = allowance.left;
      const { done, value } = work.next();
      slices.push(before - allowance.left);
      if (!done) continue;
      expect(value).toHaveLength((text.length / line.length) * 2);
      break;
    }
    expect(slices.length).toBeGreaterThan(60);
    expect(Math.max(...slices)).toBeLessThan(4_200);
  });
});

describe("foldCase", () => {
  it("is the same for all letters that a pattern takes for the same, and as long", () => {
    const cased: string[] = [];
    for (let code = 0; code < 0x20000; code += 1) {
      if (code >= 0xd800 && code < 0xe000) continue;
      const letter = String.fromCodePoint(code);
      if (letter.toLowerCase() !== letter || letter.toUpperCase() !== letter) cased.push(letter);
    }
    const all = cased.join("\n");
    expect(foldCase(all)).toHaveLength(all.length);
    const others = cased.filter((letter) => {
      const same = all.match(new RegExp(letter, "giu")) ?? [];
      return same.some((one) => foldCase(one) !== foldCase(letter));
    });
    expect(others).toEqual([]);
    expect(cased.length).toBeGreaterThan(2_000);
  });
});
