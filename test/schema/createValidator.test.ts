import { describe, expect, it } from "vitest";
import { createValidator } from "../../src/schema/createValidator.js";

const booking = {
  type: "object",
  properties: {
    city: { type: "string", minLength: 2 },
    nights: { type: "integer", minimum: 1, default: 1 },
    email: { anyOf: [{ type: "string", format: "email" }, { type: "null" }] },
  },
  required: ["city", "nights"],
};

describe("createValidator", () => {
  it("fills nothing in: a required property with a default is still required", async () => {
    const { check } = await createValidator(booking);
    expect(check({ city: "Lisbon" })).toEqual([{ path: ["nights"], code: "required", params: {} }]);
  });

  it("allows properties that the schema does not name, unless it says otherwise", async () => {
    const content = { city: "Lisbon", nights: 2, more: 1 };
    const open = await createValidator(booking);
    const closed = await createValidator({ ...booking, additionalProperties: false });
    expect(open.check(content)).toEqual([]);
    expect(closed.check(content)).toEqual([
      { path: ["more"], code: "additionalProperties", params: {} },
    ]);
  });

  it("judges one field on its own", async () => {
    const { checkField } = await createValidator(booking);
    expect(checkField("city", "L")).toEqual([
      { path: ["city"], code: "minLength", params: { limit: 2, actual: 1 } },
    ]);
    expect(checkField("city", undefined)).toEqual([
      { path: ["city"], code: "required", params: {} },
    ]);
    expect(checkField("email", undefined)).toEqual([]);
    expect(checkField("email", null)).toEqual([]);
    expect(checkField("email", "ada")).toMatchObject([{ path: ["email"], code: "format" }]);
    expect(checkField("toString", 5)).toEqual([]);
  });

  it("judges one field by every schema that names it", async () => {
    const { checkField } = await createValidator({
      $ref: "#/$defs/Trip",
      allOf: [{ properties: { to: { maxLength: 3 } }, required: ["to"] }],
      $defs: { Trip: { properties: { to: { minLength: 2 } } } },
    });
    expect(checkField("to", "a")).toMatchObject([{ code: "minLength" }]);
    expect(checkField("to", "abcd")).toMatchObject([{ code: "maxLength" }]);
    expect(checkField("to", undefined)).toMatchObject([{ code: "required" }]);
  });

  it.each([["__proto__"], ["constructor"], [""], ["a.b"], ["a[0]"], ["0"]])(
    "judges a property called %j",
    async (name) => {
      const { check, checkField } = await createValidator(
        JSON.parse(
          `{"properties":{${JSON.stringify(name)}:{"type":"number"}},"required":[${JSON.stringify(name)}]}`,
        ),
      );
      const content = (value: unknown) => Object.fromEntries([[name, value]]);
      expect(check(content(5))).toEqual([]);
      expect(check(content("5"))).toMatchObject([{ path: [name], code: "type" }]);
      expect(check({})).toEqual([{ path: [name], code: "required", params: {} }]);
      expect(checkField(name, "5")).toMatchObject([{ path: [name], code: "type" }]);
    },
  );

  it.each([undefined, null, 5, "object", [], { type: "string" }])(
    "accepts no content for %j",
    async (schema) => {
      const { check, checkField } = await createValidator(schema);
      expect(check({})).toHaveLength(1);
      expect(checkField("a", 1)).toEqual([]);
    },
  );

  it("is a Standard Schema", async () => {
    const { "~standard": standard } = await createValidator(booking);
    expect(standard.validate({ city: "Lisbon", nights: 2 })).toEqual({
      value: { city: "Lisbon", nights: 2 },
    });
    expect(standard.validate({ city: 5, nights: 2 })).toEqual({
      issues: [{ message: "type", path: ["city"] }],
    });
  });
});
