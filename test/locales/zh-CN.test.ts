import { zhCN } from "mcp-host-ui/locales/zh-CN";
import { describe, expect, it } from "vitest";
import { countHint } from "../../src/form/parts/words/countHint.js";
import { listed, numberHint } from "./sentences.js";

describe("zhCN", () => {
  it.each([0, 1, 2, 5, 11, 100])("counts %i", (count) => {
    expect(zhCN.prompt.asides({ count })).toBe(`${count} 个提问在等待`);
    expect(zhCN.rootsConsent.share({ count })).toBe(`共享 ${count} 个文件夹`);
  });

  it.each([
    [{ min: 2, max: 5 }, "请选择 2 到 5 项。"],
    [{ min: 2 }, "请至少选择 2 项。"],
    [{ max: 5 }, "最多可选择 5 项。"],
    [{ min: 3, max: 3 }, "请恰好选择 3 项。"],
  ])("says how many options to choose: %o", (range, sentence) => {
    expect(countHint(zhCN.form, "choices", range)).toBe(sentence);
  });

  it("asks for numbers in one sentence, whatever bounds they have", () => {
    expect(numberHint(zhCN, { integer: true, minimum: 1, maximum: 10 })).toBe(
      "请输入 1 到 10 之间的整数。",
    );
    expect(numberHint(zhCN, { integer: false, exclusiveMinimum: 0, multipleOf: 5 })).toBe(
      "请输入数字，大于 0，且为 5 的倍数。",
    );
    expect(numberHint(zhCN, { integer: false })).toBe("请输入数字。");
  });

  it("quotes names, so that they stand apart from the sentence in any script", () => {
    expect(zhCN.elicitation.asks({ server: "Aeolia" })).toBe("“\u2068Aeolia\u2069”有问题要问您");
    expect(zhCN.roots.forSome({ servers: listed(zhCN, ["天气", "Aeolia"]) })).toBe(
      "仅限“\u2068天气\u2069”和“\u2068Aeolia\u2069”",
    );
  });
});
