import { Validator as OtherValidator } from "@cfworker/json-schema";
import { describe, expect, it } from "vitest";
import { createValidator } from "../../src/schema/createValidator.js";
import type { JsonObject } from "../../src/schema/json.js";
import { type Verdict, verdictOf } from "../../src/schema/validation/judgment.js";
import { judgeInSlices } from "../../src/schema/validation/validate.js";
import { atOnce } from "../../src/wire/protocol/sliced.js";
import fc from "../support/fc.js";

/** A pattern that no engine of linear time runs: the server alone knows which texts match. */
const unchecked = { pattern: "^(\\w)\\1$" };

/** A schema of `if`, `then` and `else`, in this order. */
const conditional = (...schemas: readonly unknown[]) =>
  Object.fromEntries(schemas.map((schema, at) => [["if", "then", "else"][at], schema]));

/** The verdict of a schema whose patterns cannot be run. */
function judge(schema: object, value: unknown): Verdict {
  const document: JsonObject = JSON.parse(JSON.stringify(schema));
  return verdictOf(atOnce(judgeInSlices(document, value, { document })));
}

describe("an unchecked part", () => {
  it.each<[schema: object, value: unknown, verdict: Verdict]>([
    [unchecked, "ab", "unknown"],
    [unchecked, 1, "valid"],
    [{ ...unchecked, minLength: 3 }, "ab", "invalid"],
    [{ not: unchecked }, "ab", "unknown"],
    [{ not: unchecked }, 1, "invalid"],
    [{ not: { not: unchecked } }, "ab", "unknown"],
    [{ not: { allOf: [unchecked, { minLength: 3 }] } }, "ab", "valid"],
    [{ allOf: [unchecked, true] }, "ab", "unknown"],
    [{ allOf: [unchecked, false] }, "ab", "invalid"],
    [{ anyOf: [unchecked, true] }, "ab", "valid"],
    [{ anyOf: [unchecked, false] }, "ab", "unknown"],
    [{ oneOf: [unchecked, false] }, "ab", "unknown"],
    [{ oneOf: [unchecked, true] }, "ab", "unknown"],
    [{ oneOf: [unchecked, true, true] }, "ab", "invalid"],
    [conditional(unchecked, false), "ab", "unknown"],
    [{ if: unchecked, else: false }, "ab", "unknown"],
    [conditional(unchecked, false, false), "ab", "invalid"],
    [conditional(unchecked, true, { minLength: 1 }), "ab", "valid"],
    [{ if: unchecked }, "ab", "valid"],
    [conditional(true, unchecked), "ab", "unknown"],
    [{ contains: unchecked }, [], "invalid"],
    [{ contains: unchecked }, ["ab"], "unknown"],
    [{ contains: unchecked }, ["ab", 1], "valid"],
    [{ contains: unchecked, minContains: 2 }, ["ab", 1], "unknown"],
    [{ contains: unchecked, minContains: 3 }, ["ab", 1], "invalid"],
    [{ contains: unchecked, minContains: 0, maxContains: 1 }, ["ab", "cd"], "unknown"],
    [{ contains: unchecked, maxContains: 1 }, ["ab", 1], "unknown"],
    [{ contains: unchecked, maxContains: 1 }, ["ab", 1, 2], "invalid"],
    [{ contains: unchecked, maxContains: 2 }, ["ab", 1], "valid"],
    [{ items: unchecked }, ["ab"], "unknown"],
    [{ prefixItems: [unchecked] }, ["ab"], "unknown"],
    [{ properties: { a: unchecked } }, { a: "ab" }, "unknown"],
    [{ properties: { a: unchecked }, required: ["b"] }, { a: "ab" }, "invalid"],
    [{ propertyNames: unchecked }, { ab: 1 }, "unknown"],
    [{ propertyNames: { ...unchecked, maxLength: 1 } }, { ab: 1 }, "invalid"],
    [{ propertyNames: unchecked }, {}, "valid"],
    [{ dependentSchemas: { a: { not: unchecked } } }, { a: 1 }, "invalid"],
    [{ dependentSchemas: { a: { properties: { a: unchecked } } } }, { a: "ab" }, "unknown"],
    [{ additionalProperties: unchecked }, { a: "ab" }, "unknown"],
    [{ patternProperties: { [unchecked.pattern]: false } }, { ab: 1 }, "unknown"],
    [{ patternProperties: { [unchecked.pattern]: true } }, { ab: 1 }, "valid"],
    [
      { patternProperties: { [unchecked.pattern]: true }, additionalProperties: false },
      { ab: 1 },
      "unknown",
    ],
    [
      {
        patternProperties: { [unchecked.pattern]: true },
        additionalProperties: { type: "number" },
      },
      { ab: 1 },
      "valid",
    ],
    [{ $defs: { a: unchecked }, not: { $ref: "#/$defs/a" } }, "ab", "unknown"],
    [{ not: { $ref: "https://elsewhere.example/schema" } }, "ab", "unknown"],
    [
      { $schema: "http://json-schema.org/draft-07/schema#", not: { dependencies: {} } },
      {},
      "unknown",
    ],
    [{ not: { dependencies: {} } }, {}, "invalid"],
  ])("%j makes %j %s", (schema, value, verdict) => {
    expect(judge(schema, value)).toBe(verdict);
  });

  it.each([
    ["schemas", (inside: object) => ({ allOf: [inside] }), { const: 2 }, 1],
    ["lists of names", (inside: object) => ({ allOf: [inside] }), { required: ["a"] }, {}],
    ["constants", (inside: object) => ({ const: inside }), [], { a: 1 }],
  ])("is what nests too deep to be copied: %s", async (_, nest, inmost, value) => {
    let schema: object = inmost;
    for (let depth = 0; depth < 62; depth += 1) schema = nest(schema);
    const { check, unchecked } = await createValidator({
      properties: { a: { not: { not: schema } } },
    });
    expect(unchecked).toMatchObject([{ code: "too-deep", path: ["a"] }]);
    expect(check({ a: value })).toEqual([]);
  });
});

/** Stands for a part that is not checked: an assertion about texts. */
interface Leaf {
  readonly leaf: true;
}

const names = fc.constantFrom("a", "b", "ab");
const value = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constantFrom<unknown>("", "ab", "xx", 0, 1, null),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(names, tie("value"), { maxKeys: 3 }),
  ),
})).value;

const schema = fc.letrec<{ schema: unknown }>((tie) => {
  const one = tie("schema");
  const some = fc.array(one, { minLength: 1, maxLength: 3 });
  const named = fc.dictionary(names, one, { minKeys: 1, maxKeys: 2 });
  const count = fc.nat({ max: 2 });
  return {
    schema: fc.oneof(
      { maxDepth: 3, depthIdentifier: "schema" },
      fc.constant<Leaf>({ leaf: true }),
      fc.constantFrom<unknown>(
        true,
        false,
        { type: "string" },
        { type: "object" },
        { minLength: 1 },
        { enum: ["ab", 1] },
        { maxItems: 1 },
        { required: ["a"] },
      ),
      fc.record({ allOf: some }),
      fc.record({ anyOf: some }),
      fc.record({ oneOf: some }),
      fc.record({ not: one }),
      fc.array(one, { minLength: 1, maxLength: 3 }).map((schemas) => conditional(...schemas)),
      fc.record(
        { contains: one, minContains: count, maxContains: count },
        { requiredKeys: ["contains"] },
      ),
      fc.record({ prefixItems: some, items: one }, { requiredKeys: [] }),
      fc.record({ properties: named, additionalProperties: one }, { requiredKeys: [] }),
      fc.record({ patternProperties: named, additionalProperties: one }, { requiredKeys: [] }),
      fc.record({ propertyNames: one }),
      fc.record({ dependentSchemas: named }),
    ),
  };
}).schema;

/** Writes a schema with another in the place of each leaf. */
function withLeaves(schema: unknown, leafOf: () => unknown): object | boolean {
  return JSON.parse(JSON.stringify(schema), (_, part) =>
    part instanceof Object && "leaf" in part ? leafOf() : part,
  );
}

describe("a verdict", () => {
  it("stays the same for every truth value of its unchecked parts, unless it is unknown", () => {
    const reached = { valid: 0, invalid: 0, unknown: 0 };
    fc.assert(
      fc.property(
        schema,
        value,
        fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }),
        (schema, value, coins) => {
          fc.pre(JSON.stringify(schema).includes("leaf"));
          const verdict = judge({ allOf: [withLeaves(schema, () => unchecked)] }, value);
          reached[verdict] += 1;
          if (verdict === "unknown") return;
          const never = { not: { type: "string" } };
          for (const leafOf of [() => true, () => never, () => (coins.pop() ? true : never)]) {
            const settled = withLeaves(schema, leafOf);
            const { valid } = new OtherValidator(settled, "2020-12").validate(value);
            expect(valid ? "valid" : "invalid", JSON.stringify(settled)).toBe(verdict);
          }
        },
      ),
      { numRuns: 3_000 },
    );
    expect(Math.min(...Object.values(reached))).toBeGreaterThan(100);
  }, 60_000);
});
