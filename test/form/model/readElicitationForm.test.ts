import { describe, expect, it } from "vitest";
import { readElicitationForm } from "../../../src/form/model/readElicitationForm.js";

const yesNo = { type: "boolean" };
const nested = { type: "object", properties: { a: yesNo } };

describe("readElicitationForm", () => {
  it.each([
    ["confirm", {}],
    ["confirm", { type: "object", properties: {} }],
    ["yes-no", { properties: { ok: yesNo }, required: ["ok"] }],
    ["yes-no", { properties: { ok: yesNo } }],
    ["choice", { properties: { seat: { enum: ["window", "aisle"] } } }],
    ["form", { properties: { seat: { enum: ["a", "b", "c", "d"] } } }],
    ["form", { properties: { ok: yesNo, more: yesNo }, required: ["ok"] }],
    ["form", { properties: { city: { type: "string" } }, required: ["city"] }],
  ])("finds the shape %s of %o", (shape, schema) => {
    expect(readElicitationForm(schema, false).shape).toBe(shape);
  });

  it("hides an optional field that the connection cannot carry, and says so", () => {
    const schema = { properties: { city: { type: "string" }, nested } };
    const { fields, problems, answerable } = readElicitationForm(schema, false);
    expect(fields.map(({ name }) => name)).toEqual(["city"]);
    expect(problems).toEqual([
      { code: "unsupported", path: ["nested"], params: {}, severity: "hides" },
    ]);
    expect(answerable).toBe(true);
    expect(readElicitationForm(schema, true).fields).toHaveLength(2);
  });

  it("finds that no answer can be valid where such a field is required", () => {
    const schema = { properties: { nested }, required: ["nested"] };
    expect(readElicitationForm(schema, false).answerable).toBe(false);
    expect(readElicitationForm(schema, true).answerable).toBe(true);
    expect(readElicitationForm({ type: "string" }, true).answerable).toBe(false);
  });

  it("offers only the options that the connection carries", () => {
    const schema = {
      properties: {
        it: { enum: ["a", 5, null] },
        them: { type: "array", items: { enum: ["x", 1] } },
      },
    };
    const options = (tapped: boolean) =>
      readElicitationForm(schema, tapped).fields.map(
        (field) => "options" in field && field.options,
      );
    expect(options(false)).toEqual([[{ value: "a" }, { value: 5 }], [{ value: "x" }]]);
    expect(options(true)).toEqual([
      [{ value: "a" }, { value: 5 }],
      [{ value: "x" }, { value: 1 }],
    ]);
  });
});
