import { describe, expect, it } from "vitest";
import { createJsonValidator } from "../../src/schema/createJsonValidator.js";
import { countSteps } from "../support/countSteps.js";

async function codesOf(schema: unknown, value: unknown) {
  const { check } = await createJsonValidator(schema);
  return check(value).map(({ code }) => code);
}

const deep = (depth: number) => JSON.parse("[".repeat(depth) + "]".repeat(depth));

describe("createJsonValidator", () => {
  it.each<
    [schema: object | boolean, valid: readonly unknown[], invalid: readonly unknown[], code: string]
  >([
    [{ type: "string" }, ["", "a"], [1, null, [], {}], "type"],
    [
      { type: "integer" },
      [0, -3, 1.0, 1e21],
      [1.5, "1", Number.NaN, Number.POSITIVE_INFINITY],
      "type",
    ],
    [{ type: "number" }, [0, 1.5, 1e308], ["1", null, true], "type"],
    [{ type: "boolean" }, [true, false], [0, "true", null], "type"],
    [{ type: "null" }, [null], [0, false, "", undefined], "type"],
    [{ type: "array" }, [[], [1]], [{}, "[]"], "type"],
    [{ type: "object" }, [{}, { a: 1 }], [[], null, "{}"], "type"],
    [{ type: ["string", "null"] }, ["a", null], [1], "type"],
    [
      { enum: ["a", 1, null, { a: [1] }] },
      ["a", 1, null, { a: [1] }],
      ["b", true, "1", { a: [2] }],
      "enum",
    ],
    [{ enum: [] }, [], ["a"], "enum"],
    [{ const: { a: 1, b: 2 } }, [{ b: 2, a: 1 }], [{ a: 1 }, "x"], "const"],
    [{ const: false }, [false], [0, [false]], "const"],
    [{ minLength: 2 }, ["ab", "😀😀", 5], ["a", "😀", ""], "minLength"],
    [{ maxLength: 2 }, ["ab", "😀😀", []], ["abc", "😀😀😀"], "maxLength"],
    [{ maxLength: 2.0 }, ["ab"], ["abc"], "maxLength"],
    [{ minimum: 1.5 }, [1.5, 2, "0"], [1.4], "minimum"],
    [{ maximum: 3 }, [3, -1], [3.1, 1e21], "maximum"],
    [{ exclusiveMinimum: 0 }, [0.1], [0, -0], "exclusiveMinimum"],
    [{ exclusiveMaximum: 3 }, [2.9], [3], "exclusiveMaximum"],
    [{ multipleOf: 0.01 }, [0.07, 4.35, 0, 1e21, 1.1], [0.075, 1e-7], "multipleOf"],
    [{ multipleOf: 1e-8 }, [12391239123], [1e-9], "multipleOf"],
    [{ multipleOf: 2.5 }, [5, -7.5], [4], "multipleOf"],
    [{ pattern: "^a*$" }, ["", "aa", 5], ["b"], "pattern"],
    [{ pattern: "a+" }, ["xxaayy"], ["b"], "pattern"],
    [{ pattern: "^.$" }, ["😀", "é"], ["ab", "\n"], "pattern"],
    [{ format: "date" }, ["2024-02-29", 5], ["2023-02-29"], "format"],
    [{ minItems: 1 }, [[1], "x"], [[]], "minItems"],
    [{ maxItems: 1 }, [[], [1]], [[1, 2]], "maxItems"],
    [
      { uniqueItems: true },
      [
        [1, "1", [1], { a: 1 }],
        [false, 0, null],
      ],
      [
        [1, 1.0],
        [
          { a: 1, b: 2 },
          { b: 2, a: 1 },
        ],
      ],
      "uniqueItems",
    ],
    [{ items: { type: "integer" } }, [[], [1]], [[1, "2"]], "type"],
    [
      { prefixItems: [{ type: "integer" }], items: { type: "string" } },
      [[], [1], [1, "a"]],
      [["a"], [1, 2]],
      "type",
    ],
    [{ items: [{ type: "integer" }] }, [[1, "any"], []], [["a"]], "type"],
    [{ contains: { const: 5 } }, [[1, 5]], [[], [1]], "contains"],
    [{ contains: { const: 5 }, minContains: 2 }, [[5, 5]], [[5]], "minContains"],
    [{ contains: { const: 5 }, maxContains: 1 }, [[5]], [[5, 5]], "maxContains"],
    [{ contains: { const: 5 }, minContains: 0 }, [[], [1]], [], ""],
    [{ required: ["a"] }, [{ a: null }, []], [{}, { a: undefined }], "required"],
    [
      { required: ["__proto__", "toString"] },
      [JSON.parse('{"__proto__":1,"toString":2}')],
      [JSON.parse('{"__proto__":1}')],
      "required",
    ],
    [
      { properties: { constructor: { type: "number" } } },
      [{}, { constructor: 1 }],
      [{ constructor: "a" }],
      "type",
    ],
    [
      JSON.parse('{"properties":{"__proto__":{"type":"number"}}}'),
      [{}, JSON.parse('{"__proto__":1}')],
      [JSON.parse('{"__proto__":"a"}')],
      "type",
    ],
    [
      { properties: { a: true }, additionalProperties: false },
      [{ a: 1 }, {}],
      [{ b: 1 }, { toString: 1 }],
      "additionalProperties",
    ],
    [{ additionalProperties: { type: "number" } }, [{ a: 1 }], [{ a: "1" }], "type"],
    [
      { patternProperties: { "^x-": { type: "number" } }, additionalProperties: false },
      [{ "x-a": 1 }],
      [{ y: 1 }],
      "additionalProperties",
    ],
    [{ propertyNames: { maxLength: 2 } }, [{ ab: 1 }], [{ abc: 1 }], "propertyNames"],
    [{ minProperties: 1 }, [{ a: 1 }], [{}, { a: undefined }], "minProperties"],
    [{ maxProperties: 1 }, [{}, { a: 1 }], [{ a: 1, b: 2 }], "maxProperties"],
    [{ dependentRequired: { a: ["b"] } }, [{}, { a: 1, b: 1 }], [{ a: 1 }], "dependentRequired"],
    [
      { dependentSchemas: { a: { required: ["b"] } } },
      [{}, { a: 1, b: 1 }],
      [{ a: 1 }],
      "required",
    ],
    [{ allOf: [{ minimum: 1 }, { maximum: 3 }] }, [1, 3], [4], "maximum"],
    [
      { anyOf: [{ type: "string", maxLength: 1 }, { type: "null" }] },
      ["a", null],
      ["ab"],
      "maxLength",
    ],
    [{ anyOf: [{ type: "string" }, { type: "null" }] }, ["a", null], [5], "type"],
    [{ anyOf: [{ const: 1 }, { const: 2 }] }, [1, 2], [3], "enum"],
    [{ anyOf: [{ minimum: 5 }, { maximum: 1 }] }, [0, 5], [3], "anyOf"],
    [{ oneOf: [{ multipleOf: 2 }, { multipleOf: 3 }] }, [2, 3], [1, 6], "oneOf"],
    [{ oneOf: [{ const: "a", title: "A" }, { const: "b" }] }, ["a"], ["c"], "enum"],
    [{ not: { type: "string" } }, [1], ["a"], "not"],
    [
      JSON.parse('{"if":{"type":"string"},"then":{"minLength":2},"else":{"minimum":0}}'),
      ["ab", 0],
      ["a"],
      "minLength",
    ],
    [{ $ref: "#/$defs/a~1b", $defs: { "a/b": { minimum: 1 } } }, [1], [0], "minimum"],
    [{ $ref: "#/$defs/a%25b", minimum: 0, $defs: { "a%b": { maximum: 5 } } }, [5], [6], "maximum"],
    [
      { properties: { next: { $ref: "#" }, v: { type: "number" } } },
      [{ next: { next: { v: 1 } } }],
      [{ next: { next: { v: "1" } } }],
      "type",
    ],
    [true, [1, null, undefined], [], ""],
    [false, [], [1, null], "never"],
  ])("judges by %j as JSON Schema does", async (schema, valid, invalid, code) => {
    const { check } = await createJsonValidator(schema);
    for (const value of valid) expect([value, check(value)]).toEqual([value, []]);
    for (const value of invalid) {
      expect([value, ...check(value).map((issue) => issue.code)]).toEqual([value, code]);
    }
  });

  it.each<[string, object]>([
    ["minLength", { minLength: "3", maxLength: null }],
    ["exclusiveMinimum of draft 4", { minimum: 1, exclusiveMinimum: true }],
    ["required", { required: "a", properties: [] }],
    ["type", { type: "file" }],
    ["enum", { enum: "a" }],
    ["multipleOf 0", { multipleOf: 0 }],
    ["combinations", { anyOf: {}, oneOf: "a", allOf: 5, not: "x", if: 3, else: false }],
    ["items", { items: "string", contains: 3, prefixItems: {}, uniqueItems: "yes" }],
    ["references", { $ref: 5 }],
    ["unknown keywords", { nullable: true, "x-a": 1, examples: [1] }],
  ])("ignores what is malformed or unknown in %s", async (_, schema) => {
    for (const value of [5, "text", [], {}]) expect(await codesOf(schema, value)).toEqual([]);
  });

  it("allows nothing by what is no schema", async () => {
    expect(await codesOf(undefined, {})).toEqual(["never"]);
    expect(await codesOf("string", "a")).toEqual(["never"]);
  });

  it("says where each issue is, with what a sentence needs", async () => {
    const { check } = await createJsonValidator({
      properties: {
        trips: { items: { properties: { days: { minimum: 1 } }, required: ["to"] } },
        name: { type: "string", minLength: 3 },
      },
      required: ["name"],
    });
    expect(check({ trips: [{ to: "a", days: 0 }, {}] })).toEqual([
      { path: ["trips", 0, "days"], code: "minimum", params: { limit: 1, actual: 0 } },
      { path: ["trips", 1, "to"], code: "required", params: {} },
      { path: ["name"], code: "required", params: {} },
    ]);
    expect(check({ name: "ab" })).toEqual([
      { path: ["name"], code: "minLength", params: { limit: 3, actual: 2 } },
    ]);
  });

  it.each<[object, object]>([
    [
      { unevaluatedProperties: false },
      { code: "keyword-unsupported", path: [], params: { keyword: "unevaluatedProperties" } },
    ],
    [
      { properties: { a: { $ref: "https://example.com/a" } } },
      { code: "ref-unresolved", path: ["a"], params: { $ref: "https://example.com/a" } },
    ],
    [
      { properties: { a: { items: { pattern: "(a)\\1" } } } },
      { code: "pattern-unsupported", path: ["a"], params: { pattern: "(a)\\1" } },
    ],
    [
      { properties: { a: { type: "string", format: "time" } } },
      { code: "format-unsupported", path: ["a"], params: { format: "time" } },
    ],
    [
      { properties: { a: { $dynamicRef: "#a" } } },
      { code: "keyword-unsupported", path: ["a"], params: { keyword: "$dynamicRef" } },
    ],
    [
      { patternProperties: { "(": {} }, additionalProperties: false },
      { code: "pattern-invalid", path: [], params: { pattern: "(" } },
    ],
    [
      { properties: { a: JSON.parse(`${'{"items":'.repeat(100)}{}${"}".repeat(100)}`) } },
      { code: "too-deep", path: ["a"], params: {} },
    ],
  ])("lists what it leaves to the server in %j", async (schema, expected) => {
    const { check, unchecked } = await createJsonValidator(schema);
    expect(unchecked).toEqual([expected]);
    expect(check({ a: "anything" })).toEqual([]);
  });

  it("does not take an example for a schema", async () => {
    const { unchecked } = await createJsonValidator({
      default: { pattern: "(a)\\1" },
      enum: [{ $ref: "https://example.com/a" }],
    });
    expect(unchecked).toEqual([]);
  });

  it("leaves to the server what nests or multiplies beyond reason", async () => {
    const list = await createJsonValidator({ items: { $ref: "#" } });
    expect(list.check(deep(100_000))).toEqual([]);
    const $defs = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [
        `d${index}`,
        { allOf: [{ $ref: `#/$defs/d${index + 1}` }, { $ref: `#/$defs/d${index + 1}` }] },
      ]),
    );
    const { check } = await createJsonValidator({ $ref: "#/$defs/d0", minimum: 5, $defs });
    const stop = countSteps();
    expect(check(0)).toEqual([]);
    // 2 to the power of 60, were each reference followed.
    expect(stop()).toBeLessThan(20_000_000);
  });

  it("survives deep content in every keyword that compares", async () => {
    const { check } = await createJsonValidator({
      uniqueItems: true,
      not: { enum: [[1]] },
      const: [],
    });
    expect(check([deep(100_000), 1]).map(({ code }) => code)).toEqual(["const"]);
  });

  it("is a Standard Schema", async () => {
    const { "~standard": standard } = await createJsonValidator({ required: ["a"] });
    expect(standard).toMatchObject({ version: 1, vendor: "mcp-host-ui" });
    const value = { a: 1 };
    expect(standard.validate(value)).toEqual({ value });
    expect(standard.validate({})).toEqual({ issues: [{ message: "required", path: ["a"] }] });
  });
});
