import { describe, expect, it } from "vitest";
import { type Entry, startingEntry } from "../../../src/form/model/entry.js";
import { createFormValidator } from "../../../src/form/model/formValidator.js";
import type { Field } from "../../../src/schema/field.js";
import { readFields } from "../../../src/schema/reading/readFields.js";

const schema = {
  type: "object",
  properties: {
    city: { type: "string", minLength: 2 },
    nights: { type: "integer", minimum: 1 },
    undefined: { type: "string" },
  },
  required: ["city"],
  minProperties: 2,
};
const { fields } = readFields(schema);
const validator = createFormValidator(schema, fields, false);

const holding =
  (typed: Readonly<Record<string, Entry>>) =>
  (field: Field): Entry =>
    typed[field.name] ?? startingEntry(field);

async function validateAll(typed: Readonly<Record<string, Entry>>) {
  const { content, issues, formIssues } = await validator.validate(holding(typed), new Map());
  return {
    content,
    codes: Object.fromEntries([...issues].map(([id, list]) => [id, list.map(({ code }) => code)])),
    whole: formIssues.map(({ code }) => code),
  };
}

describe("createFormValidator", () => {
  it("collects the content of a valid form", async () => {
    expect(await validateAll({ city: "Lisbon", nights: 2 })).toEqual({
      content: { city: "Lisbon", nights: 2 },
      codes: {},
      whole: [],
    });
  });

  it("names what is wrong by field, and what is wrong with the whole", async () => {
    expect(await validateAll({ city: "L" })).toEqual({
      content: { city: "L" },
      codes: { f0: ["minLength"] },
      whole: ["minProperties"],
    });
    expect((await validateAll({ nights: 0 })).codes).toEqual({ f0: ["required"], f1: ["minimum"] });
  });

  it("lets a parse error stand for whatever else is wrong with its field", async () => {
    const parseError = { path: ["city"], code: "incomplete", params: {} } as const;
    const { issues } = await validator.validate(
      holding({ nights: 1 }),
      new Map([["f0", parseError]]),
    );
    expect(issues.get("f0")).toEqual([parseError]);
  });

  it("validates one field alone", async () => {
    const [city, nights] = fields;
    if (!city || !nights) throw new Error("There are two fields.");
    expect(await validator.validateField(city, "")).toEqual([
      { path: ["city"], code: "required", params: {} },
    ]);
    expect(await validator.validateField(nights, null)).toEqual([]);
    expect(await validator.validateField(nights, 0)).toEqual([
      { path: ["nights"], code: "minimum", params: { limit: 1, actual: 0 } },
    ]);
  });

  it("names the rows of a list as the person sees them", async () => {
    const list = {
      properties: { guests: { type: "array", items: { type: "string", minLength: 2 } } },
    };
    const { fields } = readFields(list);
    const [guests] = fields;
    if (!guests) throw new Error("There is one field.");
    const rows = ["Ada", "", "X"];
    const issues = [{ path: ["guests", 2], code: "minLength", params: { limit: 2, actual: 1 } }];
    const validator = createFormValidator(list, fields, false);
    expect(await validator.validateField(guests, rows)).toEqual(issues);
    const all = await validator.validate(() => rows, new Map());
    expect(all.issues.get(guests.id)).toEqual(issues);
    expect(all.content).toEqual({ guests: ["Ada", "X"] });
  });

  it("names the fields that only the server can check", async () => {
    const odd = {
      properties: {
        a: { type: "string", pattern: "(x)\\1" },
        b: { type: "string", pattern: "^b$" },
      },
    };
    const { fields } = readFields(odd);
    const validator = createFormValidator(odd, fields, false);
    const { unchecked, isWhole } = await validator.prepare(() => null);
    expect(unchecked.map(({ name }) => name)).toEqual(["a"]);
    expect(isWhole).toBe(true);
  });

  it("collects a property called __proto__ as the content's own", () => {
    const proto = JSON.parse(
      '{"properties": {"__proto__": {"type": "string"}, "constructor": {"type": "string"}}}',
    );
    const { fields } = readFields(proto);
    const content = createFormValidator(proto, fields, false).collect(() => "x");
    expect(Object.entries(content)).toEqual([
      ["__proto__", "x"],
      ["constructor", "x"],
    ]);
  });
});
