import { de } from "mcp-host-ui/locales/de";
import { en } from "mcp-host-ui/locales/en";
import { createValidator, describeIssue, readFields } from "mcp-host-ui/schema";
import { describe, expect, it } from "vitest";

const schema = {
  type: "object",
  properties: {
    city: { type: "string", minLength: 2 },
    nights: { type: "number", maximum: 1_000.5 },
    guests: { type: "array", items: { type: "string", minLength: 3 } },
    route: { type: "object", properties: { from: { type: "string" } }, required: ["from"] },
  },
  required: ["city"],
} as const;

const cases = [
  [{}, "Answer this.", "Beantworten Sie das."],
  [{ city: "X" }, "Enter at least 2 characters.", "Geben Sie mindestens 2 Zeichen ein."],
  [{ city: "Rom", nights: 2_000 }, "Enter 1000.5 or less.", "Geben Sie höchstens 1000,5 ein."],
  [
    { city: "Rom", guests: ["Ada", "B"] },
    "Item 2: Enter at least 3 characters.",
    "Eintrag 2: Geben Sie mindestens 3 Zeichen ein.",
  ],
  [
    { city: "Rom", route: {} },
    "\u2068from\u2069: Answer this.",
    "\u2068from\u2069: Beantworten Sie das.",
  ],
] as const;

describe("describeIssue", () => {
  it.each(cases)(
    "says what is wrong with %j in two languages, in Node",
    async (content, english, german) => {
      expect(globalThis).not.toHaveProperty("document");
      const validator = await createValidator(schema);
      const { fields } = readFields(schema);
      const [issue] = validator.check(content);
      if (!issue) throw new Error("The validator found nothing wrong.");
      const field = fields.find(({ name }) => name === issue.path[0]);
      expect(describeIssue(issue, en, { field })).toBe(english);
      expect(describeIssue(issue, de)).toBe(german);
    },
  );

  it("writes numbers for another locale where it is given one", () => {
    const issue = { path: ["nights"], code: "maximum", params: { limit: 1_234.5 } } as const;
    expect(describeIssue(issue, en, { locale: "fr" })).toBe("Enter 1234,5 or less.");
  });
});
