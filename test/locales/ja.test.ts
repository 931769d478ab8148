import { describe, expect, it } from "vitest";
import { countHint } from "../../src/form/parts/words/countHint.js";
import { ja } from "../../src/locales/ja.js";
import { listed, numberHint, saidOf } from "./sentences.js";

describe("ja", () => {
  it.each([
    [0, "質問0件が待機中"],
    [1, "質問1件が待機中"],
    [2, "質問2件が待機中"],
    [5, "質問5件が待機中"],
    [11, "質問11件が待機中"],
    [1_000, "質問1,000件が待機中"],
  ])("counts %i", (count, sentence) => {
    expect(ja.prompt.asides({ count })).toBe(sentence);
  });

  it.each([
    [{ min: 2, max: 5 }, "2～5個選択してください。"],
    [{ min: 2 }, "2個以上選択してください。"],
    [{ max: 5 }, "5個以内で選択してください。"],
    [{ min: 3, max: 3 }, "ちょうど3個選択してください。"],
  ])("says how many to choose: %o", (range, sentence) => {
    expect(countHint(ja.form, "choices", range)).toBe(sentence);
  });

  it("says which numbers are valid", () => {
    expect(numberHint(ja, { integer: true })).toBe("整数を入力してください。");
    expect(numberHint(ja, { integer: true, minimum: 1, maximum: 9, multipleOf: 2 })).toBe(
      "整数（1～9、2刻み）を入力してください。",
    );
    expect(numberHint(ja, { integer: false, exclusiveMinimum: 0 })).toBe(
      "数値（0より大きい）を入力してください。",
    );
  });

  it("lists names as sentences do, each isolated", () => {
    expect(ja.roots.forSome({ servers: listed(ja, ["Aeolia", "Boreas"]) })).toBe(
      "「\u2068Aeolia\u2069」、「\u2068Boreas\u2069」のみ",
    );
  });

  it("ends every sentence politely", () => {
    const given = /：[^。]*。$/u;
    const polite = /(です|ます|ました|ません|でした|ください)。/u;
    const blunt = saidOf(ja, 5).filter((text) =>
      (text.replace(/（[^）]*）/gu, "").match(/[^。]+。/gu) ?? []).some(
        (sentence) => !polite.test(sentence) && !given.test(sentence.replace(/^[^ ]+: /, "")),
      ),
    );
    expect(blunt).toEqual([]);
  });

  it("sets full-width punctuation beside Japanese characters", () => {
    const halfWidth =
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\p{Zs}*[,;:!?()"']|[,;:!?()"'][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
    expect(saidOf(ja, 5).filter((sentence) => halfWidth.test(sentence))).toEqual([]);
  });
});
