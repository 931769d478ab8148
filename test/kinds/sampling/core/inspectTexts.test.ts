import { describe, expect, it } from "vitest";
import {
  hiddenInTexts,
  inspectTexts,
  suspectsAmong,
} from "../../../../src/kinds/sampling/core/inspectTexts.js";
import { createInspector } from "../../../../src/safety/createInspector.js";
import { inspectTextSlices } from "../../../../src/safety/text/inspectText.js";
import { countSlices } from "../../../support/countSlices.js";

const hiding = "a\u200b";
const list = (count: number, text: string) => Array.from({ length: count }, () => text);

describe("inspectTexts", () => {
  it.each<[string, readonly string[]]>([
    ["10,000 texts of a sentence", list(10_000, "The quick brown fox jumps over the lazy dog.")],
    ["1,000 texts of 9,000 characters", list(1_000, "é".repeat(9_000))],
    ["a text of ten million characters", [hiding.repeat(5_000_000)]],
    ["10,000 texts that hide something", list(10_000, hiding.repeat(50))],
  ])("rests on the way through %s", async (_, texts) => {
    const told = await countSlices((allowance) => suspectsAmong(texts, allowance));
    const looked = await countSlices((allowance) =>
      hiddenInTexts(texts, inspectTextSlices, allowance),
    );
    const turns = told.steps.length + looked.steps.length;
    expect(turns).toBeGreaterThan(10);
    const spent = 2_000_000 - told.left - looked.left;
    // A slice takes 3,000 steps, and what it began with the last of them.
    expect(spent / turns).toBeLessThan(5_000);
  });

  it("says what is hidden, and what could not be looked through", async () => {
    const texts = ["Hello", hiding, hiding.repeat(10_000)];
    const found = await inspectTexts(texts, {});
    expect(found.map(({ code, params }) => [code, params.count])).toEqual([
      ["zero-width", 1],
      ["zero-width", 10_000],
    ]);
    const partly = await inspectTexts(texts, { steps: 1_000 });
    expect(partly.at(-1)).toMatchObject({ code: "partly-inspected", severity: "warning" });
  });

  it("asks an app's own judgement about each text", async () => {
    const asked: string[] = [];
    const inspector = createInspector({
      text(text) {
        asked.push(text);
        return [];
      },
    });
    await inspectTexts(list(5_000, "x".repeat(500)), {}, inspector);
    expect(asked).toHaveLength(5_000);
  });
});
