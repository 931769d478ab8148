import { describe, expect, it } from "vitest";
import { readFields } from "../../src/schema/reading/readFields.js";

function read(schema: unknown, more: object = {}) {
  return readFields({ type: "object", properties: { it: schema }, ...more });
}

describe("a field", () => {
  it.each<readonly [string, string, unknown]>([
    ["plain", "a text", { type: "string" }],
    ["plain", "options of which one is a text", { enum: [null, "a"] }],
    ["tap", "nothing but null as an option", { enum: [null] }],
    ["plain", "several texts of options", { type: "array", items: { enum: ["a", 5] } }],
    ["tap", "several numbers of options", { type: "array", items: { enum: [5, 6] } }],
    ["plain", "anything", {}],
    ["tap", "an object", { type: "object" }],
    ["tap", "a list of objects", { type: "array", items: { type: "object" } }],
  ])("is %s where it holds %s", (carriage, _, schema) => {
    expect(read(schema).fields).toMatchObject([{ carriage }]);
  });

  it.each<readonly [string, unknown]>([
    ["null", null],
    ["invalid", "five"],
    ["invalid", 7],
  ])("has no default that its schema rules out, which is said: %s", (reason, preset) => {
    const { fields, problems } = read({ type: "integer", enum: [5, 6], default: preset });
    expect(fields[0]).not.toHaveProperty("default");
    expect(problems).toMatchObject([{ code: "default-dropped", path: ["it"], params: { reason } }]);
  });

  it("brings along the definitions that its schema refers to, by both their names, and no others", () => {
    const $defs = { Color: { type: "string" } };
    const definitions = { Size: { type: "number" } };
    const color = { $ref: "#/$defs/Color" };
    const size = { $ref: "#/definitions/Size" };
    expect(read(color, { $defs }).fields[0]?.schema).toEqual({ ...color, $defs });
    expect(read(size, { definitions }).fields[0]?.schema).toEqual({ ...size, definitions });
    expect(read(color, { $defs, definitions }).fields[0]?.schema).toEqual({
      ...color,
      $defs,
      definitions,
    });
    expect(read({ type: "string" }, { $defs }).fields[0]?.schema).toEqual({ type: "string" });
  });

  it.each<readonly [boolean, unknown]>([
    [true, { type: "string", contentMediaType: "text/markdown" }],
    [false, { type: "string", contentMediaType: "image/svg+xml" }],
    [false, { type: "string", format: "email", maxLength: 2_000 }],
    [false, { type: "string", maxLength: 100 }],
    [false, { type: "string", default: "a b" }],
  ])("has several lines: %s, for %j", (multiline, schema) => {
    expect(read(schema).fields).toMatchObject([{ kind: "text", multiline }]);
  });

  it.each<readonly [unknown]>([
    [{ type: "string", minLength: 3, maxLength: 2 }],
    [{ type: "number", minimum: 3, maximum: 2 }],
    [{ type: "number", minimum: 3, exclusiveMaximum: 3 }],
    [{ type: "number", maximum: 3, exclusiveMinimum: 3 }],
    [{ type: "number", exclusiveMinimum: 3, exclusiveMaximum: 3 }],
    [{ type: "array", items: { type: "string" }, minItems: 3, maxItems: 2 }],
    [{ type: "array", items: { enum: ["a", "b"] }, minItems: 2, maxItems: 1 }],
    [{ type: "array", items: { enum: ["a", "b"] }, minItems: 3 }],
    [{ type: [] }],
  ])("is none where no answer is valid: %j", (schema) => {
    const { fields, problems } = read(schema, { required: ["it"] });
    expect(fields).toEqual([]);
    expect(problems).toMatchObject([{ code: "never-valid", path: ["it"], severity: "blocks" }]);
  });

  it.each<readonly [unknown]>([
    [{ type: "string", minLength: 2, maxLength: 2 }],
    [{ type: "number", minimum: 2, maximum: 2 }],
    [{ type: "number", minimum: 2, exclusiveMaximum: 3 }],
    [{ type: "number", maximum: 3, exclusiveMinimum: 2 }],
    [{ type: "array", items: { type: "string" }, minItems: 2, maxItems: 2 }],
    [{ type: "array", items: { enum: ["a", "b"] }, minItems: 2, maxItems: 2 }],
  ])("is one where a single answer is valid: %j", (schema) => {
    expect(read(schema, { required: ["it"] })).toMatchObject({ fields: [{}], problems: [] });
  });

  it.each<readonly [boolean, object]>([
    [true, { type: "boolean", default: true }],
    [false, { type: "boolean", default: "true" }],
    [true, { type: "number", default: 1.5 }],
    [false, { type: "number", default: "1.5" }],
    [false, { type: "number", default: 1.5, maximum: 1 }],
    [true, { type: "integer", default: 1 }],
    [false, { type: "integer", default: 1.5 }],
    [true, { type: "array", items: { type: "string" }, default: ["a", "a"] }],
    [false, { type: "array", items: { type: "string" }, default: ["a", 1] }],
    [false, { type: "array", items: { type: "string", maxLength: 1 }, default: ["a", "bc"] }],
    [false, { type: "array", items: { type: "string" }, uniqueItems: true, default: ["a", "a"] }],
    [true, { type: "array", items: { type: "string" }, uniqueItems: true, default: ["a", "b"] }],
    [false, { type: "array", items: { type: "string" }, default: "a" }],
    [false, { type: "array", items: { type: "string" }, maxItems: 1, default: ["a", "b"] }],
    [true, { type: "array", items: { enum: ["a", "b"] }, default: ["b"] }],
    [false, { type: "array", items: { enum: ["a", "b"] }, default: ["b", "c"] }],
    [true, { type: "object", default: { a: 1 } }],
    [false, { type: "object", default: [] }],
    [true, { type: "array", items: { type: "object" }, default: [{}] }],
    [false, { type: "array", items: { type: "object" }, default: {} }],
    [true, { default: { a: 1 } }],
    [true, { type: "string", format: "email", default: "ada@example.com" }],
    [false, { type: "string", format: "email", default: "" }],
    [false, { type: "string", format: "date", default: "2023-02-29" }],
  ])("has its default: %s, for %j", (isKept, schema) => {
    const { fields } = read(schema);
    expect(fields).toHaveLength(1);
    expect([fields[0]?.default]).toEqual(isKept ? [Object(schema).default] : [undefined]);
  });

  it.each<readonly [boolean, object]>([
    [false, { type: "string" }],
    [true, { type: ["string", "null"] }],
    [false, { type: ["string", "null"], enum: ["a"] }],
    [true, { type: ["string", "null"], enum: ["a", null] }],
    [false, { type: ["string", "null"], const: "a" }],
    [true, { allOf: [{ type: ["string", "null"] }, { maxLength: 3 }] }],
    [false, { allOf: [{ type: ["string", "null"] }, { type: "string" }] }],
    [true, { anyOf: [{ type: "string" }, { type: "null" }] }],
    [false, { anyOf: [{ type: "string" }, { type: "number" }] }],
    [true, { oneOf: [{ type: "string" }, { type: "null" }] }],
    [false, { oneOf: [{ type: ["string", "null"] }, { type: "null" }] }],
    [false, { type: ["string", "null"], not: { type: "null" } }],
    [true, { type: ["string", "null"], not: { type: "number" } }],
    [false, { type: ["string", "null"], if: { type: "number" }, else: { type: "string" } }],
    [true, { type: ["string", "null"], if: { type: "null" }, else: { type: "string" } }],
    [true, { $ref: "#/$defs/Maybe" }],
    [false, { $ref: "#/$defs/Sure" }],
  ])("takes null: %s, for %j", (nullable, schema) => {
    const $defs = { Maybe: { type: ["string", "null"] }, Sure: { type: "string" } };
    expect(read(schema, { $defs }).fields).toMatchObject([{ nullable }]);
  });

  it.each<readonly [object, readonly object[]]>([
    [
      { minLength: 3, maxLength: 5 },
      [
        { minLength: 3, maxLength: 7 },
        { minLength: 2, maxLength: 5 },
      ],
    ],
    [
      { minLength: 3, maxLength: 5 },
      [
        { minLength: 2, maxLength: 5 },
        { minLength: 3, maxLength: 7 },
      ],
    ],
    [
      { title: "To", pattern: "b" },
      [
        { title: "From", pattern: "a" },
        { title: "To", pattern: "b" },
      ],
    ],
    [
      { minimum: 2, exclusiveMaximum: 4 },
      [
        { type: "number", minimum: 2, exclusiveMaximum: 9 },
        { minimum: 1, exclusiveMaximum: 4 },
      ],
    ],
    [
      { exclusiveMinimum: 2, maximum: 4 },
      [
        { type: "number", exclusiveMinimum: 2, maximum: 4 },
        { exclusiveMinimum: 1, maximum: 9 },
      ],
    ],
    [{ kind: "number", integer: true }, [{ type: "number" }, { type: ["integer", "string"] }]],
    [
      { options: [{ value: "b" }, { value: "c" }] },
      [{ enum: ["a", "b", "c"] }, { enum: ["c", "b", "d"] }],
    ],
  ])("is as narrow as all that describe it: %j", (field, allOf) => {
    const [first] = allOf;
    const schema =
      "type" in Object(first) || "enum" in Object(first) ? { allOf } : { type: "string", allOf };
    expect(read(schema).fields).toMatchObject([field]);
  });

  it("is as all say that describe its property, and has to be filled in where one of them says so", () => {
    const { fields } = readFields({
      type: "object",
      allOf: [
        { properties: { to: { type: "string", minLength: 2 }, from: { type: "string" } } },
        { properties: { to: { maxLength: 3 } }, required: ["to"] },
        { required: ["from"] },
      ],
    });
    expect(fields).toMatchObject([
      { name: "to", minLength: 2, maxLength: 3, required: true },
      { name: "from", required: true },
    ]);
  });
});
