import { describe, expect, it } from "vitest";
import { createJsonValidator } from "../../src/schema/createJsonValidator.js";
import { createValidator } from "../../src/schema/createValidator.js";
import type { Field } from "../../src/schema/field.js";
import { readFields } from "../../src/schema/reading/readFields.js";
import { countSteps } from "../support/countSteps.js";

function readProperty(schema: unknown, more: object = {}): Field | undefined {
  return readFields({ type: "object", properties: { it: schema }, ...more }).fields[0];
}

function problemsOf(schema: unknown, more: object = {}) {
  return readFields({ type: "object", properties: { it: schema }, ...more }).problems.map(
    ({ code, path, severity }) => [code, path.join(), severity],
  );
}

const color = { $defs: { Color: { title: "Color", type: "string", enum: ["red", "green"] } } };

describe("readFields", () => {
  it.each<[string, unknown, object]>([
    ["a string", { type: "string" }, { kind: "text", multiline: false }],
    [
      "bounds and pattern",
      { type: "string", minLength: 1, maxLength: 9, pattern: "a" },
      { kind: "text", minLength: 1, maxLength: 9, pattern: "a" },
    ],
    ["a format", { type: "string", format: "email" }, { kind: "text", format: "email" }],
    [
      "an unknown format",
      { type: "string", format: "password" },
      { kind: "text", format: "password" },
    ],
    [
      "a default with line breaks",
      { type: "string", default: "a\nb" },
      { kind: "text", multiline: true, default: "a\nb" },
    ],
    [
      "room for a long text",
      { type: "string", maxLength: 2_000 },
      { kind: "text", multiline: true },
    ],
    [
      "a number",
      { type: "number", minimum: 0, exclusiveMaximum: 1, multipleOf: 0.1 },
      { kind: "number", integer: false, minimum: 0, exclusiveMaximum: 1, multipleOf: 0.1 },
    ],
    ["an integer", { type: "integer", default: 3 }, { kind: "number", integer: true, default: 3 }],
    ["a boolean", { type: "boolean", default: false }, { kind: "boolean", default: false }],
    [
      "an enum",
      { type: "string", enum: ["a", "b"], default: "b" },
      { kind: "choice", options: [{ value: "a" }, { value: "b" }], default: "b" },
    ],
    [
      "enumNames",
      { type: "string", enum: ["a", "b"], enumNames: ["A", "B"] },
      {
        kind: "choice",
        options: [
          { value: "a", title: "A" },
          { value: "b", title: "B" },
        ],
      },
    ],
    [
      "titled options",
      { type: "string", oneOf: [{ const: "a", title: "A", description: "first" }, { const: "b" }] },
      {
        kind: "choice",
        options: [{ value: "a", title: "A", description: "first" }, { value: "b" }],
      },
    ],
    [
      "one titled option",
      { title: "Mode", oneOf: [{ const: "a", title: "A" }] },
      { kind: "choice", title: "Mode", options: [{ value: "a", title: "A" }] },
    ],
    [
      "a multi-select",
      {
        type: "array",
        items: { type: "string", enum: ["a", "b"] },
        minItems: 1,
        maxItems: 2,
        default: ["a"],
      },
      {
        kind: "choices",
        options: [{ value: "a" }, { value: "b" }],
        minItems: 1,
        maxItems: 2,
        uniqueItems: false,
        default: ["a"],
      },
    ],
    [
      "a titled multi-select",
      { type: "array", items: { anyOf: [{ const: "a", title: "A" }] } },
      { kind: "choices", options: [{ value: "a", title: "A" }] },
    ],
    [
      "items.oneOf",
      { type: "array", items: { oneOf: [{ const: "a", title: "A" }] } },
      { kind: "choices", options: [{ value: "a", title: "A" }] },
    ],
    [
      "items.enum without a type",
      { type: "array", items: { enum: ["a"] } },
      { kind: "choices", options: [{ value: "a" }] },
    ],
    [
      "a free list",
      { type: "array", items: { type: "string", maxLength: 5 }, uniqueItems: true },
      { kind: "list", items: { maxLength: 5 }, uniqueItems: true },
    ],
    ["a list of anything", { type: "array" }, { kind: "list", items: {} }],
    [
      "anyOf with null",
      { anyOf: [{ type: "integer", minimum: 1 }, { type: "null" }], default: null, title: "Age" },
      { kind: "number", integer: true, minimum: 1, nullable: true, title: "Age" },
    ],
    ["a type with null", { type: ["string", "null"] }, { kind: "text", nullable: true }],
    [
      "an enum with null",
      { type: ["string", "null"], enum: ["a", null] },
      { kind: "choice", options: [{ value: "a" }], nullable: true },
    ],
    [
      "a titled null",
      { oneOf: [{ const: "a" }, { const: null, title: "None" }] },
      { kind: "choice", options: [{ value: "a" }, { value: null, title: "None" }] },
    ],
    [
      "nothing but null",
      { type: "null" },
      { kind: "choice", options: [{ value: null }], nullable: true },
    ],
    [
      "a number enum",
      { type: "integer", enum: [1, 2] },
      { kind: "choice", options: [{ value: 1 }, { value: 2 }] },
    ],
    ["a boolean enum", { enum: [true, false] }, { kind: "boolean" }],
    ["a boolean that must be true", { const: true }, { kind: "boolean" }],
    [
      "titled booleans",
      {
        oneOf: [
          { const: true, title: "Yes" },
          { const: false, title: "No" },
        ],
      },
      {
        kind: "choice",
        options: [
          { value: true, title: "Yes" },
          { value: false, title: "No" },
        ],
      },
    ],
    ["a const", { const: "DELETE" }, { kind: "choice", options: [{ value: "DELETE" }] }],
    ["no type but a bound", { maximum: 5 }, { kind: "number", maximum: 5 }],
    ["no type but a default", { default: false }, { kind: "boolean", default: false }],
    ["no type but items", { items: { enum: ["a"] } }, { kind: "choices" }],
    ["nothing at all", {}, { kind: "text" }],
    ["true", true, { kind: "text", schema: {} }],
    [
      "number or integer",
      { anyOf: [{ type: "integer" }, { type: "number" }] },
      { kind: "number", integer: false },
    ],
    [
      "an enum or null",
      { anyOf: [{ enum: ["a", "b"] }, { type: "null" }] },
      { kind: "choice", nullable: true },
    ],
    [
      "alternatives that are all options",
      { anyOf: [{ enum: ["a", "b"] }, { const: 3, title: "Three" }] },
      { kind: "choice", options: [{ value: "a" }, { value: "b" }, { value: 3, title: "Three" }] },
    ],
    [
      "alternatives of different kinds",
      { anyOf: [{ type: "boolean" }, { type: "integer" }] },
      { kind: "json", shape: "any", carriage: "plain" },
    ],
    [
      "allOf",
      {
        allOf: [
          { type: "string", minLength: 2 },
          { minLength: 3, maxLength: 9 },
        ],
        maxLength: 5,
      },
      { kind: "text", minLength: 3, maxLength: 5 },
    ],
    [
      "an object",
      { type: "object", properties: {} },
      { kind: "json", shape: "object", carriage: "tap" },
    ],
    [
      "a list of objects",
      { type: "array", items: { type: "object" } },
      { kind: "json", shape: "array", carriage: "tap" },
    ],
    [
      "a list of numbers",
      { type: "array", items: { type: "number" } },
      { kind: "json", shape: "array" },
    ],
    [
      "a tuple",
      { type: "array", prefixItems: [{ type: "string" }] },
      { kind: "json", shape: "array" },
    ],
    ["an enum of objects", { enum: [{ a: 1 }, { a: 2 }] }, { kind: "json", shape: "any" }],
    [
      "an enum of numbers in a list",
      { type: "array", items: { enum: [1, 2] } },
      { kind: "choices", carriage: "tap" },
    ],
  ])("reads %s", (_, schema, expected) => {
    expect(readProperty(schema)).toMatchObject({
      id: "f0",
      name: "it",
      required: false,
      ...expected,
    });
  });

  it.each<[string, unknown, object]>([
    [
      "a reference",
      { $ref: "#/$defs/Color" },
      { kind: "choice", options: [{ value: "red" }, { value: "green" }] },
    ],
    [
      "a reference with words of its own",
      { $ref: "#/$defs/Color", title: "Paint", default: "red" },
      { title: "Paint", default: "red" },
    ],
    [
      "a reference inside allOf",
      { allOf: [{ $ref: "#/$defs/Color" }], default: "green" },
      { kind: "choice", default: "green" },
    ],
    [
      "a reference or null",
      { anyOf: [{ $ref: "#/$defs/Color" }, { type: "null" }] },
      { kind: "choice", nullable: true },
    ],
    [
      "a list of references",
      { type: "array", items: { $ref: "#/$defs/Color" } },
      { kind: "choices" },
    ],
  ])("follows %s", (_, schema, expected) => {
    expect(readProperty(schema, color)).toMatchObject({ ...expected, schema: color });
  });

  it.each<[string, object, object]>([
    ["a name", { $ref: "#red" }, { $defs: { a: { $anchor: "red", enum: ["red"] } } }],
    ["an address", { $ref: "red.json" }, { $defs: { a: { $id: "red.json", enum: ["red"] } } }],
    [
      "an address under the document's own",
      { $ref: "https://example.com/red.json" },
      { $id: "https://example.com/", $defs: { a: { $id: "red.json", enum: ["red"] } } },
    ],
    [
      "a place under the nearest address",
      { $id: "colors.json", $ref: "#/$defs/a", $defs: { a: { enum: ["red"] } } },
      { $defs: { a: { enum: ["blue"] } } },
    ],
  ])("follows %s in the same document, and never fetches one", async (_, it, document) => {
    const { fields, problems } = readFields({ ...document, properties: { it } });
    expect(problems).toEqual([]);
    expect(fields).toMatchObject([{ kind: "choice", options: [{ value: "red" }] }]);
    for (const schema of fields.map(({ schema }) => schema)) {
      const { check, unchecked } = await createJsonValidator(schema);
      expect([check("red"), check("blue").length, unchecked]).toEqual([[], 1, []]);
    }
  });

  it("does not title a property after the class that it refers to", () => {
    expect(readProperty({ $ref: "#/$defs/Color" }, color)).not.toHaveProperty("title");
  });

  it.each([["__proto__"], ["constructor"], ["toString"], [""], ["a.b"], ["a[0]"], ["0"]])(
    "takes %j for an ordinary name",
    (name) => {
      const schema = JSON.parse(
        `{"properties":{${JSON.stringify(name)}:{"type":"string","title":"T"}},"required":[${JSON.stringify(name)}]}`,
      );
      expect(readFields(schema)).toMatchObject({
        problems: [],
        fields: [{ id: "f0", name, title: "T", required: true }],
      });
    },
  );

  it("reads the title and description of the whole", () => {
    expect(readFields({ title: "Survey", description: "Two questions", properties: {} })).toEqual({
      title: "Survey",
      description: "Two questions",
      fields: [],
      problems: [],
    });
  });

  it.each([
    ["no properties", { type: "object" }],
    ["empty properties", { type: "object", properties: {} }],
    ["nothing at all", {}],
    ["true", true],
  ])("takes %s for a plain confirmation", (_, schema) => {
    expect(readFields(schema)).toEqual({ fields: [], problems: [] });
  });

  it("offers the properties of every alternative", () => {
    const { fields } = readFields({
      type: "object",
      properties: { note: { type: "string" } },
      oneOf: [
        { properties: { kind: { const: "card" }, digits: { type: "string" } }, required: ["kind"] },
        { properties: { kind: { const: "cash" } }, required: ["kind"] },
      ],
    });
    expect(fields).toMatchObject([
      { name: "note" },
      { name: "kind", kind: "choice", options: [{ value: "card" }, { value: "cash" }] },
      { name: "digits" },
    ]);
  });

  it("reads a root that is a reference, as schema generators write it", () => {
    const { fields } = readFields({
      $ref: "#/definitions/Trip",
      definitions: {
        Trip: { type: "object", properties: { to: { type: "string" } }, required: ["to"] },
      },
    });
    expect(fields).toMatchObject([{ name: "to", required: true }]);
  });

  it("gives a required property that is not described a field of its own", () => {
    expect(
      readFields({ properties: {}, required: ["a"], additionalProperties: { type: "integer" } }),
    ).toMatchObject({
      fields: [{ name: "a", kind: "number", required: true }],
      problems: [{ code: "required-undescribed", path: ["a"], severity: "note" }],
    });
  });

  it.each<[string, unknown, object, string[][]]>([
    ["a null default", { type: "string", default: null }, {}, [["default-dropped", "it", "note"]]],
    [
      "a default of another type",
      { type: "integer", default: "3" },
      {},
      [["default-dropped", "it", "note"]],
    ],
    [
      "a default that is no option",
      { enum: ["a"], default: "b" },
      {},
      [["default-dropped", "it", "note"]],
    ],
    [
      "a default that is too short",
      { type: "string", minLength: 3, default: "" },
      {},
      [["default-dropped", "it", "note"]],
    ],
    [
      "too few enumNames",
      { enum: ["a", "b"], enumNames: ["A"] },
      {},
      [["enum-names-mismatch", "it", "note"]],
    ],
    [
      "an option of another type",
      { type: "string", enum: ["a", 1] },
      {},
      [["options-dropped", "it", "note"]],
    ],
    [
      "a constant that is listed twice",
      { oneOf: [{ const: "a" }, { const: "b" }, { const: "a" }] },
      {},
      [["options-dropped", "it", "note"]],
    ],
    [
      "a malformed keyword",
      { type: "string", minLength: "3", title: 5 },
      {},
      [
        ["keyword-malformed", "it", "note"],
        ["keyword-malformed", "it", "note"],
      ],
    ],
    ["an unknown type", { type: "file" }, {}, [["type-unknown", "it", "note"]]],
    [
      "an unknown type beside options",
      { type: "enum", enum: ["a"] },
      { type: "dict" },
      [["type-unknown", "it", "note"]],
    ],
    [
      "alternatives beside a text",
      { type: ["string", "integer"] },
      {},
      [["alternatives-narrowed", "it", "note"]],
    ],
    ["no options", { enum: [] }, {}, [["never-valid", "it", "hides"]]],
    [
      "no options where one is required",
      { enum: [] },
      { required: ["it"] },
      [["never-valid", "it", "blocks"]],
    ],
    ["false", false, { required: ["it"] }, [["never-valid", "it", "blocks"]]],
    [
      "bounds that exclude each other",
      { type: "number", minimum: 3, exclusiveMaximum: 3 },
      {},
      [["never-valid", "it", "hides"]],
    ],
    [
      "more items than options",
      { type: "array", minItems: 2, items: { enum: ["a"] } },
      {},
      [["never-valid", "it", "hides"]],
    ],
    [
      "types that exclude each other",
      { type: "string", allOf: [{ type: "number" }] },
      {},
      [["never-valid", "it", "hides"]],
    ],
    [
      "a network reference",
      { $ref: "https://example.com/a.json" },
      {},
      [["ref-unresolved", "it", "hides"]],
    ],
    [
      "a reference to nowhere",
      { $ref: "#/$defs/none" },
      { required: ["it"] },
      [["ref-unresolved", "it", "blocks"]],
    ],
    [
      "a reference to the property itself",
      { $ref: "#/properties/it" },
      {},
      [["ref-unresolved", "it", "hides"]],
    ],
    [
      "a reference to itself",
      { $ref: "#/$defs/a" },
      { $defs: { a: { $ref: "#/$defs/a" } } },
      [["ref-unresolved", "it", "hides"]],
    ],
    ["no schema", "string", {}, [["schema-malformed", "it", "hides"]]],
    [
      "malformed required",
      { type: "string" },
      { required: "it" },
      [["keyword-malformed", "", "note"]],
    ],
    ["malformed properties", {}, { properties: [] }, [["keyword-malformed", "", "note"]]],
    ["a root that is no object", {}, { type: "string" }, [["root-not-object", "", "blocks"]]],
  ])("names %s", (_, schema, more, expected) => {
    expect(problemsOf(schema, more)).toEqual(expected);
  });

  it.each<[string, object]>([
    ["is too long", { type: "string", maxLength: 1, default: "ab" }],
    ["is too long by a code point", { type: "string", maxLength: 1, default: "😀😀" }],
    ["is no day", { type: "string", format: "date", default: "2023-02-29" }],
    ["has no offset", { type: "string", format: "date-time", default: "2024-02-29T10:00:00" }],
    ["is an empty e-mail address", { type: "string", format: "email", default: "" }],
    ["is an empty URI", { type: "string", format: "uri", default: "" }],
    ["has no scheme", { type: "string", format: "uri", default: "example.com" }],
    ["is too small", { type: "number", minimum: 1, default: 0.5 }],
    ["is too great", { type: "number", maximum: 1, default: 1.5 }],
    ["is the lower bound itself", { type: "number", exclusiveMinimum: 1, default: 1 }],
    ["is the upper bound itself", { type: "number", exclusiveMaximum: 1, default: 1 }],
    ["has a fraction", { type: "integer", default: 1.5 }],
    ["is no multiple", { type: "number", multipleOf: 0.01, default: 0.075 }],
    ["is a number for a boolean", { type: "boolean", default: 0 }],
    ["is not the one boolean", { const: true, default: false }],
    ["is one of several types, but not of these", { type: ["object", "number"], default: "a" }],
    ["is no list", { type: "array", items: { enum: ["a"] }, default: "a" }],
    ["has an item that is no option", { type: "array", items: { enum: ["a"] }, default: ["b"] }],
    ["has too few items", { type: "array", items: { enum: ["a"] }, minItems: 1, default: [] }],
    [
      "has too many items",
      { type: "array", items: { enum: ["a", "b"] }, maxItems: 1, default: ["a", "b"] },
    ],
    [
      "has an item twice",
      { type: "array", items: { enum: ["a"] }, uniqueItems: true, default: ["a", "a"] },
    ],
    ["has an item of another type", { type: "array", default: ["a", 1] }],
    [
      "has an item that is too short",
      { type: "array", items: { type: "string", minLength: 2 }, default: ["ab", "a"] },
    ],
    ["is no object", { type: "object", default: [] }],
    ["is no nested list", { type: "array", items: { type: "object" }, default: {} }],
    ["breaks the bound of a part", { allOf: [{ type: "integer", maximum: 3 }], default: 4 }],
  ])("drops a default that %s, and says so", (_, schema) => {
    expect(readProperty(schema)).not.toHaveProperty("default");
    expect(problemsOf(schema)).toEqual([["default-dropped", "it", "note"]]);
  });

  it.each<[string, Readonly<Record<string, unknown>>, string]>([
    ["a pattern", { type: "string", pattern: "^b", default: "a" }, "pattern"],
    ["a format", { type: "string", format: "email", default: "no body@example.com" }, "format"],
    [
      "the schema of nested data",
      { type: "object", required: ["street"], default: {} },
      "required",
    ],
    ["a negation", { type: "string", not: { const: "a" }, default: "a" }, "not"],
  ])("keeps a default that only breaks %s, which the validator reports", async (_, it, code) => {
    const schema = { type: "object", properties: { it } };
    expect(readFields(schema)).toMatchObject({ fields: [{ default: it.default }], problems: [] });
    const { check } = await createValidator(schema);
    expect(check({ it: it.default })).toMatchObject([{ code }]);
  });

  it.each<[string, unknown, boolean]>([
    ["null in an empty schema", {}, true],
    ["null in true", true, true],
    ["no null by its type", { type: "string" }, false],
    ["no null by its constant", { const: "a" }, false],
    ["no null by its options", { enum: ["a"] }, false],
    ["null by an option", { enum: ["a", null] }, true],
    ["null by a reference", { $ref: "#/$defs/Maybe" }, true],
    ["no null by a reference", { $ref: "#/$defs/Color" }, false],
    ["no null by a part", { allOf: [{ $ref: "#/$defs/Maybe" }, { type: "string" }] }, false],
    ["null by an alternative", { anyOf: [{ type: "string" }, { type: "null" }] }, true],
    ["no null by two of one", { oneOf: [{ type: ["string", "null"] }, { type: "null" }] }, false],
    ["no null by a negation", { not: { type: "null" } }, false],
    ["null by a condition", { if: { type: "null" }, else: { type: "string" } }, true],
    ["no null by a condition", { if: { type: "string" }, else: false }, false],
  ])("finds %s", (_, schema, nullable) => {
    const $defs = { ...color.$defs, Maybe: { type: ["string", "null"] } };
    expect(readProperty(schema, { $defs })).toMatchObject({ nullable });
  });

  it("takes as many suggestions as options", () => {
    const options = Array.from({ length: 20_000 }, (_, index) => `o${index}`);
    const stop = countSteps();
    const field = readProperty({ type: "array", items: { enum: options }, default: options });
    expect(stop()).toBeLessThan(40 * options.length);
    expect(field).toMatchObject({ kind: "choices", default: { length: 20_000 } });
  });

  it.each<[string, unknown]>([
    ["undefined", undefined],
    ["null", null],
    ["false", false],
    ["a number", 5],
    ["a text", "object"],
    ["a list", [{ type: "string" }]],
    ["a function", () => ({})],
  ])("names %s in the place of a schema", (_, schema) => {
    expect(readFields(schema)).toEqual({
      fields: [],
      problems: [{ code: "root-not-object", path: [], params: {}, severity: "blocks" }],
    });
  });

  it("takes 999 properties and 10,000 options", () => {
    const names = Array.from({ length: 999 }, (_, index) => `p${index}`);
    const options = Array.from({ length: 10_000 }, (_, index) => ({
      const: `o${index}`,
      title: `Option ${index}`,
    }));
    const { fields, problems } = readFields({
      properties: {
        ...Object.fromEntries(names.map((name) => [name, { type: "string" }])),
        pick: { oneOf: options },
      },
    });
    expect(problems).toEqual([]);
    expect(fields).toHaveLength(1_000);
    expect(fields.at(-1)).toMatchObject({ id: "f999", options: { length: 10_000 } });
  });

  it.each<[string, string, () => unknown]>([
    [
      "more properties than a form can show",
      "fields",
      () => Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`p${index}`, {}])),
    ],
    [
      "more values than are read",
      "values",
      () => ({ it: { enum: Array.from({ length: 300_000 }, (_, index) => index) } }),
    ],
    ["a list that claims to be endless", "values", () => ({ it: { enum: Array(4_000_000_000) } })],
    [
      "a circle",
      "values",
      () => {
        const circle: Record<string, unknown> = {};
        circle.a = circle.b = circle.c = circle;
        return circle;
      },
    ],
  ])("refuses %s, and names limits.%s", (_, limit, properties) => {
    expect(readFields({ properties: properties() })).toEqual({
      fields: [],
      problems: [{ code: "too-large", path: [], params: { limit }, severity: "blocks" }],
    });
  });

  it.each(["items", "anyOf", "allOf", "not", "properties", "x"])(
    "reads what nests 100,000 deep in %s as far as it goes",
    (keyword) => {
      let schema: unknown = { type: "string" };
      for (let depth = 0; depth < 100_000; depth += 1) {
        schema = {
          [keyword]: keyword.endsWith("Of")
            ? [schema]
            : keyword === "properties"
              ? { a: schema }
              : schema,
        };
      }
      const { fields, problems } = readFields({ properties: { it: schema } });
      expect(problems).toContainEqual({
        code: "too-deep",
        path: ["it"],
        params: {},
        severity: "note",
      });
      expect(fields.length + problems.filter(({ severity }) => severity !== "note").length).toBe(1);
    },
  );

  it("bounds the work for references that multiply", () => {
    const $defs = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [
        `d${index}`,
        { allOf: Array.from({ length: 20 }, () => ({ $ref: `#/$defs/d${index + 1}` })) },
      ]),
    );
    const properties = { a: { $ref: "#/$defs/d0" }, b: { $ref: "#/$defs/d1" } };
    const stop = countSteps();
    const { fields, problems } = readFields({ properties, $defs });
    // 20 to the power of 40, were each reference followed.
    expect(stop()).toBeLessThan(5_000_000);
    expect(fields.length + problems.length).toBeGreaterThan(0);
  });

  it("leaves out what is no JSON", () => {
    const { fields } = readFields({
      properties: {
        it: {
          type: "string",
          title: undefined,
          default: 1n,
          minLength: Number.NaN,
          "x-f": () => 1,
        },
      },
    });
    expect(structuredClone(fields)).toEqual(fields);
    expect(fields[0]?.schema).toEqual({ type: "string" });
  });
});
