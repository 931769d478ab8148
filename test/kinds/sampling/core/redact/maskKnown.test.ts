import { describe, expect, it } from "vitest";
import { createRedactor } from "../../../../../src/kinds/sampling/core/redact/createRedactor.js";
import { maskKnown } from "../../../../../src/kinds/sampling/core/redact/maskKnown.js";
import { maskText } from "../../../../../src/kinds/sampling/core/redact/maskText.js";
import { noRedaction } from "../../../../../src/kinds/sampling/core/redact/samplingRedaction.js";
import { createAllowance } from "../../../../../src/wire/protocol/allowance.js";
import { atOnce } from "../../../../../src/wire/protocol/sliced.js";

const value = { content: ["Write to ada@example.org.", "Nothing in here."] };

/** The steps that it costs to mask the texts of the value. */
function costOf(values: (typeof noRedaction)["values"]) {
  const allowance = createAllowance({ steps: Number.POSITIVE_INFINITY });
  const before = allowance.left;
  for (const text of value.content) atOnce(maskText(text, values, allowance));
  return before - allowance.left;
}

describe("maskKnown", () => {
  it("masks every value that is known", async () => {
    const redaction = await createRedactor({}).inspect(value, noRedaction);
    expect(maskKnown(value, redaction)).toEqual({
      content: ["Write to [email 1].", "Nothing in here."],
    });
  });

  it("has nothing left to do for what was prepared a slice at a time", async () => {
    const redactor = createRedactor({});
    const redaction = await redactor.inspect(value, noRedaction);
    await redactor.prepare(value, redaction);
    expect(costOf(redaction.values)).toBe(0);
    expect(costOf([...redaction.values])).toBeGreaterThan(0);
  });

  it("has nothing left to do for what was sent without anything kept", async () => {
    const { redaction } = await createRedactor({}).redact(value, noRedaction, []);
    expect(costOf(redaction.values)).toBe(0);
  });
});
