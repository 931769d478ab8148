import { toZod } from "mcp-host-ui/zod";
import { describe, expect, it } from "vitest";
import * as z from "zod";

const booking = {
  type: "object",
  properties: {
    city: { type: "string", minLength: 2 },
    nights: { type: "integer", minimum: 1, maximum: 30, default: 3 },
    mail: { type: "string", format: "email" },
    room: { type: "string", enum: ["sea view", "city view"] },
    meals: {
      type: "array",
      maxItems: 2,
      items: {
        anyOf: [
          { const: "veg", title: "Vegetarian" },
          { const: "fish", title: "Fish" },
        ],
      },
    },
    insured: { type: "boolean", default: false },
  },
  required: ["city", "insured"],
} as const;

describe("toZod", () => {
  it("is a Zod object whose fields are of the kinds that the schema names", () => {
    const { shape } = toZod(booking);
    expect(toZod(booking)).toBeInstanceOf(z.ZodObject);
    expect(shape.city).toBeInstanceOf(z.ZodString);
    expect(shape.insured).toBeInstanceOf(z.ZodBoolean);
    expect(shape.nights).toBeInstanceOf(z.ZodOptional);
    expect(shape.nights.unwrap()).toBeInstanceOf(z.ZodNumber);
    expect(shape.room.unwrap()).toBeInstanceOf(z.ZodEnum);
    expect(shape.meals.unwrap()).toBeInstanceOf(z.ZodArray);
  });

  it("gives a valid answer back as it is: nothing is filled in, converted or left out", () => {
    const answer = { nights: 2, more: [1], city: "Faro", insured: true };
    const parsed: unknown = toZod(booking).parse(answer);
    expect(parsed).toBe(answer);
    expect(toZod(booking).safeParse({ city: "Faro", insured: true }).data).not.toHaveProperty(
      "nights",
    );
  });

  it("says what is wrong in Zod's words, with our code and its details beside them", () => {
    const { error } = toZod(booking).safeParse({
      city: "F",
      nights: 2.5,
      mail: "nobody",
      room: "garden",
      meals: ["veg", "meat"],
    });
    expect(error?.issues).toEqual([
      {
        path: ["city"],
        code: "too_small",
        origin: "string",
        minimum: 2,
        inclusive: true,
        message: "Too small: expected string to have >=2 characters",
        params: { code: "minLength", limit: 2, actual: 1 },
      },
      {
        path: ["nights"],
        code: "invalid_type",
        expected: "integer",
        message: "Invalid input: expected integer, received number",
        params: { code: "type", expected: ["integer"] },
      },
      {
        path: ["mail"],
        code: "invalid_format",
        format: "email",
        message: "Invalid email address",
        params: { code: "format", format: "email" },
      },
      {
        path: ["room"],
        code: "invalid_value",
        values: ["sea view", "city view"],
        message: 'Invalid option: expected one of "sea view"|"city view"',
        params: { code: "enum" },
      },
      {
        path: ["meals", 1],
        code: "invalid_value",
        values: ["veg", "fish"],
        message: 'Invalid option: expected one of "veg"|"fish"',
        params: { code: "enum" },
      },
      {
        path: ["insured"],
        code: "invalid_type",
        expected: "nonoptional",
        message: "Invalid input: expected nonoptional, received undefined",
        params: { code: "required" },
      },
    ]);
  });

  it("asks Zod for its message in the language that Zod was given", () => {
    z.config(z.locales.de());
    try {
      const { error } = toZod(booking).safeParse({ city: "F", insured: true });
      expect(error?.issues[0]?.message).toBe("Zu klein: erwartet, dass string >=2 Zeichen hat");
    } finally {
      z.config(z.locales.en());
    }
  });

  it("tells tools the schema that it was made of, as it was", () => {
    expect(z.toJSONSchema(toZod(booking))).toEqual({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      ...booking,
    });
  });

  it.each<[what: string, schema: object, valid: unknown, invalid: unknown]>([
    ["an address that Zod refuses", { format: "email" }, "joe@[127.0.0.1]", "nobody"],
    ["a format for another type", { format: "email" }, 5, "nobody"],
    ["a length in code points", { type: "string", maxLength: 2 }, "😀😀", "abc"],
    ["an integer beyond the safe ones", { type: "integer" }, 2 ** 60, 0.5],
    ["options of any type", { enum: ["a", 1, null] }, null, "1"],
    ["a default that is missing", { type: "string", default: "a" }, "b", 1],
    ["null, if it is allowed", { type: ["string", "null"] }, null, 1],
    ["a pattern that would freeze a page", { pattern: "^(a+)+$" }, "aaa", `${"a".repeat(40)}!`],
    ["a reference", { $ref: "#/$defs/Code" }, "AB", "ab"],
    ["exactly one alternative", { oneOf: [{ minimum: 2 }, { maximum: 5 }] }, 9, 3],
  ])("judges %s as JSON Schema does, where Zod would not", (_, schema, valid, invalid) => {
    const form = toZod({
      type: "object",
      properties: { answer: schema },
      $defs: { Code: { pattern: "^[A-Z]+$" } },
    });
    expect(form.safeParse({ answer: valid }).success).toBe(true);
    expect(form.safeParse({ answer: invalid }).success).toBe(false);
    expect(form.shape.answer?.safeParse(valid).success).toBe(true);
    expect(form.shape.answer?.safeParse(invalid).success).toBe(false);
  });

  it("holds rules for the answer as a whole", () => {
    const form = toZod({
      type: "object",
      properties: { a: {}, b: {} },
      additionalProperties: false,
      minProperties: 1,
      dependentRequired: { a: ["b"] },
    });
    expect(form.safeParse({ b: 1 }).success).toBe(true);
    const issuesOf = (answer: object) =>
      form.safeParse(answer).error?.issues.map(({ code, path }) => ({ code, path }));
    expect(issuesOf({})).toEqual([{ code: "too_small", path: [] }]);
    expect(issuesOf({ a: 1 })).toEqual([{ code: "invalid_type", path: ["b"] }]);
    expect(issuesOf({ b: 1, c: 1 })).toEqual([{ code: "unrecognized_keys", path: [] }]);
  });

  it("asks for properties of any name", () => {
    const properties = JSON.parse('{ "__proto__": { "type": "string" }, "": {}, "a.b": {} }');
    const form = toZod({ type: "object", properties, required: ["__proto__", "", "a.b"] });
    expect(form.safeParse(JSON.parse('{ "__proto__": "x", "": 1, "a.b": 1 }')).success).toBe(true);
    expect(form.safeParse({}).error?.issues.map(({ path }) => path)).toEqual([
      ["__proto__"],
      [""],
      ["a.b"],
    ]);
  });

  it("goes on judging when it is described, refined, or given further checks", () => {
    const form = toZod(booking)
      .describe("A booking")
      .refine(({ city }) => city !== "Lisbon");
    expect(form.safeParse({ city: "Faro", insured: true }).success).toBe(true);
    expect(form.safeParse({ city: "Lisbon", insured: true }).success).toBe(false);
    expect(form.safeParse({ city: "Faro", insured: true, nights: 31 }).success).toBe(false);
  });

  it("judges each field as before in an object that is made from it", () => {
    const picked = toZod(booking).pick({ nights: true, mail: true });
    expect(picked.safeParse({ nights: 30 }).success).toBe(true);
    expect(picked.safeParse({ nights: 31 }).error?.issues[0]?.path).toEqual(["nights"]);
    const extended = toZod(booking).extend({ note: z.string().max(3) });
    const answer = { city: "Faro", insured: true, note: "abc" };
    expect(extended.safeParse(answer).success).toBe(true);
    expect(extended.safeParse({ ...answer, note: "abcd" }).success).toBe(false);
    expect(extended.safeParse({ ...answer, mail: "nobody" }).success).toBe(false);
    expect(
      toZod(booking)
        .strict()
        .safeParse({ ...answer }).success,
    ).toBe(false);
    expect(toZod(booking).partial().safeParse({}).success).toBe(true);
  });

  it("allows nothing where the schema is none", () => {
    expect(toZod("nonsense").safeParse({}).success).toBe(false);
    expect(toZod(true).safeParse({ a: 1 }).success).toBe(true);
  });

  it("judges the same when Zod compiles it", () => {
    const compiled = z.compile(toZod(booking));
    expect(compiled.safeParse({ city: "Faro", insured: true }).success).toBe(true);
    expect(compiled.safeParse({ city: "F", insured: true }).success).toBe(false);
    const inside = z.compile(z.object({ city: toZod(booking).shape.city }));
    expect(inside.safeParse({ city: "F" }).success).toBe(false);
  });
});
