import { describe, expect, it } from "vitest";
import { countHint } from "../../src/form/parts/words/countHint.js";
import { ko } from "../../src/locales/ko.js";
import { listed, numberHint, saidOf } from "./sentences.js";

describe("ko", () => {
  it.each([
    [0, "질문 0개 대기 중"],
    [1, "질문 1개 대기 중"],
    [2, "질문 2개 대기 중"],
    [5, "질문 5개 대기 중"],
    [11, "질문 11개 대기 중"],
    [1_000, "질문 1,000개 대기 중"],
  ])("counts %i", (count, sentence) => {
    expect(ko.prompt.asides({ count })).toBe(sentence);
  });

  it.each([
    [{ min: 2, max: 5 }, "2~5개 선택하세요."],
    [{ min: 2 }, "2개 이상 선택하세요."],
    [{ max: 5 }, "최대 5개까지 선택하세요."],
    [{ min: 3, max: 3 }, "정확히 3개 선택하세요."],
  ])("says how many to choose: %o", (range, sentence) => {
    expect(countHint(ko.form, "choices", range)).toBe(sentence);
  });

  it("says which numbers are valid", () => {
    expect(numberHint(ko, { integer: true })).toBe("정수를 입력하세요.");
    expect(numberHint(ko, { integer: true, minimum: 1, maximum: 9, multipleOf: 2 })).toBe(
      "정수(1~9, 2 단위)를 입력하세요.",
    );
    expect(numberHint(ko, { integer: false, exclusiveMinimum: 0 })).toBe(
      "숫자(0 초과)를 입력하세요.",
    );
  });

  it("lists names as sentences do, each isolated", () => {
    expect(ko.roots.forSome({ servers: listed(ko, ["Aeolia", "Boreas"]) })).toBe(
      "‘\u2068Aeolia\u2069’ 및 ‘\u2068Boreas\u2069’ 서버만",
    );
  });

  it("puts no particle that depends on how a name ends behind a name", () => {
    const particle = /\u2069[’”]?(은|는|이|가|을|를|와|과|으로|로|이나|나)(?=[\p{Zs}.,:]|$)/u;
    expect(saidOf(ko, 5).filter((sentence) => particle.test(sentence))).toEqual([]);
  });

  it("ends every sentence politely", () => {
    const blunt = saidOf(ko, 5).filter((text) =>
      (text.match(/\p{Script=Hangul}\.(?=\p{Zs}|$)/gu) ?? []).some((end) => !/[다요]\./.test(end)),
    );
    expect(blunt).toEqual([]);
  });
});
