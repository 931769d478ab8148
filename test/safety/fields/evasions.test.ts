import { inspectFields } from "mcp-host-ui/safety";
import { readFields } from "mcp-host-ui/schema";
import { describe, expect, it } from "vitest";
import fc from "../../support/fc.js";

const password = { type: "string", title: "Password" };
const yesNo = { type: "boolean" };
const form = (property: unknown, more: object = {}) => ({
  type: "object",
  properties: { x: property },
  ...more,
});

/** Schemas of fields that a person types a password into, however they try to look like something else. */
const evasions: readonly (readonly [string, object])[] = [
  ["items of an enum on a text", form({ ...password, items: { enum: ["x"] } })],
  ["items of a constant on a text", form({ ...password, items: { const: "x" } })],
  ["items of alternatives", form({ ...password, items: { oneOf: [{ const: "x" }] } })],
  ["a oneOf that is an object", form({ ...password, oneOf: { const: "x" } })],
  ["an anyOf that is an object", form({ ...password, anyOf: { const: "x" } })],
  ["a oneOf of one constant among texts", form({ ...password, oneOf: [{ const: "x" }, {}] })],
  ["an anyOf of a constant and a text", form({ ...password, anyOf: [{ const: "x" }, yesNo, {}] })],
  ["an enum that is a string", form({ ...password, enum: "x" })],
  ["an enum that is an object", form({ ...password, enum: { x: 1 } })],
  ["an enum that is null", form({ ...password, enum: null })],
  ["an enum that is a number", form({ ...password, enum: 0 })],
  ["an enum of objects", form({ title: "Password", enum: [{ a: 1 }] })],
  ["a constant that is an object", form({ title: "Password", const: { a: 1 } })],
  ["no type", form({ title: "Password" })],
  ["no type, but a length", form({ title: "Password", minLength: 1 })],
  ["a type nobody knows", form({ title: "Password", type: "secret" })],
  ["a type among unknown ones", form({ title: "Password", type: ["secret", "string"] })],
  ["a type that is an object", form({ title: "Password", type: { string: true } })],
  ["a type in capitals", form({ title: "Password", type: "STRING" })],
  ["types that say no", form({ title: "Password", type: ["boolean", "string"] })],
  ["an object", form({ title: "Password", type: "object" })],
  ["an object with an enum", form({ title: "Password", type: "object", properties: { y: yesNo } })],
  ["null or an object", form({ title: "Password", type: ["null", "object"] })],
  ["an array of arrays", form({ title: "Password", type: "array", items: { type: "array" } })],
  ["an array with no items", form({ title: "Passwords", type: "array", items: false })],
  [
    "an array by places",
    form({
      title: "Passwords",
      type: "array",
      prefixItems: [{ const: "x" }],
      items: { enum: [1] },
    }),
  ],
  ["a format that is a choice", form({ ...password, enumNames: ["x"], "x-enum": ["x"] })],
  [
    "a title that an allOf writes over",
    form({ type: "string", allOf: [{ title: "Nick" }, { title: "Password" }] }),
  ],
  [
    "a title beside a reference",
    form({ $ref: "#/$defs/a", title: "Password" }, { $defs: { a: yesNo, b: 1 } }),
  ],
  [
    "a title after a reference",
    form(
      { $ref: "#/$defs/a", title: "Password" },
      { $defs: { a: { type: "string", title: "Nick" } } },
    ),
  ],
  [
    "a reference to a choice",
    form({ $ref: "#/$defs/a", title: "Password" }, { $defs: { a: { enum: "x" } } }),
  ],
  [
    "a reference in a reference",
    form({ $ref: "#/$defs/a" }, { $defs: { a: { $ref: "#/$defs/b" }, b: password } }),
  ],
  [
    "an allOf of a text and a choice of nothing",
    form({ ...password, allOf: [{ items: { enum: [] } }] }),
  ],
  ["an allOf that is an object", form({ ...password, allOf: { enum: ["x"] } })],
  ["a property in an alternative", { type: "object", oneOf: [{ properties: { x: password } }] }],
  [
    "a property in two alternatives",
    {
      type: "object",
      oneOf: [{ properties: { x: password } }, { properties: { x: { ...password, enum: "x" } } }],
    },
  ],
  [
    "a property described twice",
    {
      type: "object",
      properties: { x: { type: "string" } },
      allOf: [{ properties: { x: { title: "Password", oneOf: {} } } }],
    },
  ],
  ["a name", form({ $ref: "#a" }, { $defs: { x: { $anchor: "a", ...password } } })],
  ["an address", form({ $ref: "a.json" }, { $defs: { x: { $id: "a.json", ...password } } })],
  [
    "a place under an address",
    form({ $id: "a.json", $ref: "#/$defs/x", $defs: { x: password } }, { $defs: { x: yesNo } }),
  ],
  ["a reference with a letter encoded", form({ $ref: "#/$defs/%61" }, { $defs: { a: password } })],
  [
    "a property behind a reference",
    { $ref: "#/$defs/a", $defs: { a: { type: "object", properties: { x: password } } } },
  ],
  ["a property that is required alone", { type: "object", required: ["password"] }],
  [
    "a property that all others are",
    { type: "object", required: ["x"], additionalProperties: { ...password, enum: 1 } },
  ],
  ["a schema that is true", { type: "object", properties: { password: true } }],
  ["a write-only choice of nothing", form({ type: "string", writeOnly: true, enum: 1 })],
  ["a password's format beside an enum", form({ type: "string", format: "password", enum: {} })],
  [
    "a description and a malformed enum",
    form({ type: "string", description: "Your password", enum: "" }),
  ],
  [
    "a name of a getter",
    {
      type: "object",
      properties: JSON.parse(
        '{"__proto__":{"type":"string","title":"Password","items":{"enum":[1]}}}',
      ),
    },
  ],
];

/** Keywords that a detector may trip over, well-formed or not. */
const part: fc.Arbitrary<unknown> = fc.constantFrom<unknown>(
  ...["x", 1, null, true, [], {}, ["x"], { enum: ["x"] }, { enum: "x" }, { const: "x" }],
  ...[{ type: "string" }, { type: "boolean" }, [{ const: "x" }], [{ const: "x" }, {}]],
  ...[{ title: "Nick" }, [{ title: "Nick" }], { $ref: "#/$defs/a" }, [{ $ref: "#/$defs/b" }]],
);
const keywords: fc.Arbitrary<object> = fc.record(
  {
    type: fc.constantFrom<unknown>("string", "array", "object", "number", ["string", "x"], 1, {}),
    $ref: fc.constantFrom<unknown>("#/$defs/a", "#/$defs/b", 1),
    enum: part,
    const: part,
    items: part,
    oneOf: part,
    anyOf: part,
    allOf: part,
    properties: part,
    format: part,
    pattern: part,
    description: part,
    default: part,
  },
  { requiredKeys: [] },
);

const typed = ["text", "number", "list", "json"];
const secretsIn = (schema: unknown) =>
  inspectFields(schema)
    .filter(({ code }) => code.startsWith("secret-"))
    .map(({ path }) => path[2]);

describe("what a person types into", () => {
  it.each(evasions)("is judged as it is shown, in spite of %s", (_, schema) => {
    const shown = readFields(schema).fields.filter(({ kind }) => typed.includes(kind));
    const offered = readFields(schema).fields.length > 0;
    // A trap that shows no field to type into is none.
    expect(secretsIn(schema)).toEqual(shown.map(({ name }) => name));
    expect(offered || shown.length === 0).toBe(true);
  });

  it("is judged whatever else its schema says", () => {
    let judged = 0;
    fc.assert(
      fc.property(keywords, keywords, (junk, definition) => {
        const schema = form(
          { ...junk, title: "Password" },
          { $defs: { a: definition, b: { ...definition, $ref: "#/$defs/a" } } },
        );
        for (const { name, kind } of readFields(schema).fields) {
          if (!typed.includes(kind)) continue;
          judged += 1;
          expect(secretsIn(schema)).toContain(name);
        }
      }),
      { numRuns: 500 },
    );
    expect(judged).toBeGreaterThan(25);
  });
});
