import { describe, expect, it } from "vitest";
import { countHint } from "../../src/form/parts/words/countHint.js";
import { zhTW } from "../../src/locales/zh-TW.js";
import { listed, numberHint, saidOf } from "./sentences.js";

describe("zhTW", () => {
  it.each([
    [0, "0 個提問等候中"],
    [1, "1 個提問等候中"],
    [2, "2 個提問等候中"],
    [5, "5 個提問等候中"],
    [11, "11 個提問等候中"],
    [1_000, "1,000 個提問等候中"],
  ])("counts %i", (count, sentence) => {
    expect(zhTW.prompt.asides({ count })).toBe(sentence);
  });

  it.each([
    [{ min: 2, max: 5 }, "請選擇 2 到 5 個選項。"],
    [{ min: 2 }, "請至少選擇 2 個選項。"],
    [{ max: 5 }, "請最多選擇 5 個選項。"],
    [{ min: 3, max: 3 }, "請選擇剛好 3 個選項。"],
  ])("says how many to choose: %o", (range, sentence) => {
    expect(countHint(zhTW.form, "choices", range)).toBe(sentence);
  });

  it("says which numbers are valid", () => {
    expect(numberHint(zhTW, { integer: true })).toBe("請輸入整數。");
    expect(numberHint(zhTW, { integer: true, minimum: 1, maximum: 9, multipleOf: 2 })).toBe(
      "請輸入整數（1 到 9、以 2 為間隔）。",
    );
    expect(numberHint(zhTW, { integer: false, exclusiveMinimum: 0 })).toBe(
      "請輸入數字（大於 0）。",
    );
  });

  it("lists names as sentences do, each isolated", () => {
    expect(zhTW.roots.forSome({ servers: listed(zhTW, ["Aeolia", "Boreas"]) })).toBe(
      "僅限「\u2068Aeolia\u2069」和「\u2068Boreas\u2069」",
    );
  });

  it("uses the words of Taiwan", () => {
    const elsewhere =
      /服務器|文件夾|文件|信息|默認|軟件|數據|鏈接|字符|用戶|網絡|加載|設置|字節|端口|兼容|屏幕|剪貼板|[们个这务夹认请关与应该错误输]/u;
    expect(saidOf(zhTW, 5).filter((sentence) => elsewhere.test(sentence))).toEqual([]);
  });

  it("sets full-width punctuation beside Chinese characters", () => {
    const halfWidth = /\p{Script=Han}\p{Zs}*[,;:!?()"']|[,;:!?()"']\p{Script=Han}/u;
    expect(saidOf(zhTW, 5).filter((sentence) => halfWidth.test(sentence))).toEqual([]);
  });
});
