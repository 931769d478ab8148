import { describe, expect, it } from "vitest";
import { createJsonValidator } from "../../src/schema/createJsonValidator.js";

async function issuesOf(schema: unknown, value: unknown) {
  const { check } = await createJsonValidator(schema);
  return check(value);
}

const text = { type: "string" };
const number = { type: "number" };
const card = {
  type: "object",
  properties: { card: { ...text, minLength: 4 } },
  required: ["card"],
};
const iban = { type: "object", properties: { iban: text }, required: ["iban"] };

describe("an issue", () => {
  it.each<readonly [string, object, unknown, object]>([
    ["type", { type: ["string", "null"] }, 5, { expected: ["string", "null"] }],
    ["type", text, 5, { expected: ["string"] }],
    ["const", { const: "a" }, "b", { expected: "a" }],
    ["minLength", { minLength: 2 }, "a", { limit: 2, actual: 1 }],
    ["maxLength", { maxLength: 1 }, "abc", { limit: 1, actual: 3 }],
    ["minimum", { minimum: 2 }, 1, { limit: 2, actual: 1 }],
    ["exclusiveMaximum", { exclusiveMaximum: 2 }, 2, { limit: 2, actual: 2 }],
    ["multipleOf", { multipleOf: 2 }, 3, { limit: 2, actual: 3 }],
    ["pattern", { pattern: "^a" }, "b", { pattern: "^a" }],
    ["format", { format: "email" }, "b", { format: "email" }],
    ["minItems", { minItems: 2 }, [1], { limit: 2, actual: 1 }],
    ["maxItems", { maxItems: 1 }, [1, 2], { limit: 1, actual: 2 }],
    ["uniqueItems", { uniqueItems: true }, [1, 2, 3, 2], { first: 1, second: 3 }],
    ["minContains", { contains: text, minContains: 2 }, ["a", 1], { limit: 2, actual: 1 }],
    ["maxContains", { contains: text, maxContains: 1 }, ["a", "b"], { limit: 1, actual: 2 }],
    ["minProperties", { minProperties: 2 }, { a: 1 }, { limit: 2, actual: 1 }],
    ["maxProperties", { maxProperties: 1 }, { a: 1, b: 2 }, { limit: 1, actual: 2 }],
    ["oneOf", { oneOf: [text, { minLength: 1 }] }, "a", { actual: 2 }],
    ["oneOf", { oneOf: [{ const: "a" }, { const: "b" }, { const: "a" }] }, "a", { actual: 2 }],
  ])(
    "of %s in %j says of %j what is asked for and what is there",
    async (code, schema, value, params) => {
      expect(await issuesOf(schema, value)).toEqual([{ path: [], code, params }]);
    },
  );

  it.each<readonly [string, object, unknown, readonly object[]]>([
    [
      "every kind that one of them takes, where it is none of those",
      { anyOf: [text, number] },
      true,
      [{ path: [], code: "type", params: { expected: ["string", "number"] } }],
    ],
    [
      "what the one that was meant asks for",
      { anyOf: [{ ...text, minLength: 4 }, number] },
      "abc",
      [{ path: [], code: "minLength", params: { limit: 4, actual: 3 } }],
    ],
    [
      "what the one that was meant asks for further down",
      { oneOf: [card, { const: "cash" }] },
      { card: "1" },
      [{ path: ["card"], code: "minLength", params: { limit: 4, actual: 1 } }],
    ],
    [
      "that it is none of several that it may have been meant for",
      { anyOf: [card, iban] },
      {},
      [{ path: [], code: "anyOf", params: {} }],
    ],
    [
      "that it is none of the constants, where some are among them",
      { oneOf: [{ const: "cash", description: "In the shop." }, { const: 5 }, number] },
      "card",
      [{ path: [], code: "enum", params: {} }],
    ],
    [
      "that it is none of the constants, where all are such",
      { anyOf: [{ const: "cash" }, { const: "card" }] },
      "none",
      [{ path: [], code: "enum", params: {} }],
    ],
    [
      "that it is none of the constants, of an object too",
      { anyOf: [{ const: "cash" }, { const: "card" }] },
      {},
      [{ path: [], code: "enum", params: {} }],
    ],
  ])("of alternatives says %s", async (_, schema, value, issues) => {
    expect(await issuesOf(schema, value)).toEqual(issues);
  });

  it("names the member that needs another one", async () => {
    expect(await issuesOf({ dependentRequired: { card: ["cvc"] } }, { card: 1 })).toEqual([
      { path: ["cvc"], code: "dependentRequired", params: { because: "card" } },
    ]);
  });

  it.each<readonly [object, unknown]>([
    [{ minProperties: 2 }, "a"],
    [{ minProperties: "2" }, {}],
    [{ contains: text, maxContains: "1" }, ["a", "b"]],
    [{ pattern: 5 }, "a"],
    [{ format: ["email"] }, "a"],
    [{ required: "a" }, {}],
    [{ dependentRequired: { a: ["b"] } }, "a"],
    [{ dependentRequired: [] }, { a: 1 }],
    [{ dependentSchemas: "a" }, { a: 1 }],
    [{ not: "a" }, "a"],
    [{ if: "a", else: false }, "a"],
    [{ anyOf: "a" }, "a"],
    [{ oneOf: {} }, "a"],
    [{ allOf: {} }, "a"],
    [{ properties: [] }, { 0: 1 }],
  ])("is none where a keyword says nothing about it: %j of %j", async (schema, value) => {
    expect(await issuesOf(schema, value)).toEqual([]);
  });
});
