import { describe, expect, it } from "vitest";
import { copySchema, copySlices } from "../../src/schema/copySchema.js";
import { createValidator } from "../../src/schema/createValidator.js";
import { readFieldSlices, readFields } from "../../src/schema/reading/readFields.js";
import { surveySchema } from "../../src/schema/surveySchema.js";
import { validate, validateInSlices } from "../../src/schema/validation/validate.js";
import { createAllowance } from "../../src/wire/protocol/allowance.js";
import type { RequestLimits } from "../../src/wire/protocol/requestLimits.js";
import { atOnce } from "../../src/wire/protocol/sliced.js";
import { countSlices } from "../support/countSlices.js";
import { schemaGiants } from "../support/schemaGiants.js";

/** Rows that one slice passes over: the largest is a list of 10,000 options, which is read as one. */
const mostASlice = 130_000;

const giants = Object.entries(schemaGiants);
const list = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index));
const keys = (count: number) => Object.fromEntries(list(count, (index) => [`k${index}`, 1]));

describe.each(giants)("%s", (_, make) => {
  it("is copied, surveyed and read a slice at a time, with the same result as at once", async () => {
    const schema = make();
    const copied = await countSlices((all) => copySlices(schema, all));
    expect(copied.result).toEqual(copySchema(schema));
    const document = copied.result.schema === true ? {} : copied.result.schema || {};
    const surveyed = await countSlices((all) => surveySchema(document, all));
    expect(surveyed.result).toEqual(atOnce(surveySchema(document, createAllowance())));
    const read = await countSlices((all) => readFieldSlices(schema, all));
    expect(read.result).toEqual(readFields(schema));
    const steps = [copied, surveyed, read].flatMap((slices) => slices.steps);
    expect(Math.max(...steps)).toBeLessThan(mostASlice);
    expect(copied.left).toBeLessThan(1_000_000);
    expect(surveyed.left).toBeLessThan(1_000_000);
    expect(read.left).toBeLessThan(copied.left);
  });
});

describe("reading with limits", () => {
  const trip = { properties: { city: { enum: ["Lisbon", "Porto", "Faro"] }, guests: {} } };

  it.each<[string, RequestLimits]>([
    ["values", { values: 4 }],
    ["fields", { fields: 1 }],
    ["options", { options: 2 }],
    ["steps", { steps: 20 }],
  ])("says that limits.%s is too low for a form", async (limit, limits) => {
    const { result } = await countSlices((all) => readFieldSlices(trip, all), limits);
    expect(result.problems).toEqual([
      { code: "too-large", path: [], params: { limit }, severity: "blocks" },
    ]);
  });

  it("reads more where they are raised", async () => {
    const properties = Object.fromEntries(list(3_000, (at) => [`p${at}`, {}]));
    const { result } = await countSlices((all) => readFieldSlices({ properties }, all), {
      fields: 4_000,
    });
    expect(result.fields).toHaveLength(3_000);
  });
});

describe("reading in slices", () => {
  it.each(giants.slice(0, 7))("rests on the way: %s", async (_, make) => {
    const schema = make();
    const { steps } = await countSlices((all) => readFieldSlices(schema, all));
    expect(steps.length).toBeGreaterThan(2);
  });

  it("needs no second slice for an ordinary form", async () => {
    const trip = { properties: { city: { type: "string" }, guests: { type: "integer" } } };
    const { steps } = await countSlices((all) => readFieldSlices(trip, all));
    expect(steps).toHaveLength(1);
  });
});

const judged: readonly (readonly [what: string, schema: object, value: unknown])[] = [
  [
    "20,000 keys compared 900 times",
    { allOf: list(900, () => ({ additionalProperties: {} })) },
    keys(20_000),
  ],
  [
    "20,000 keys that depend on 10,000",
    { dependentRequired: { k0: list(9_999, (at) => `k${at}`) } },
    keys(20_000),
  ],
  [
    "10,000 different objects",
    { properties: { it: { uniqueItems: true } } },
    { it: list(10_000, (at) => ({ at })) },
  ],
  [
    "100,000 items",
    { properties: { it: { items: { type: "string", maxLength: 1 } } } },
    { it: list(100_000, () => "xx") },
  ],
  [
    "1,000 items with 1,000 alternatives",
    { properties: { it: { items: { anyOf: list(1_000, (minLength) => ({ minLength })) } } } },
    { it: list(1_000, String) },
  ],
  [
    "20,000 names by 50 patterns",
    { patternProperties: Object.fromEntries(list(50, (at) => [`^x${at}`, {}])) },
    keys(20_000),
  ],
];

describe("judging in slices", () => {
  it.each(judged)(
    "rests on the way, with the same result as at once: %s",
    async (_, schema, value) => {
      const document = { ...schema };
      const { result, steps } = await countSlices((allowance) =>
        validateInSlices(document, value, { document, allowance }),
      );
      expect(result.issues).toEqual(validate(document, value, { document }));
      expect(steps.length).toBeGreaterThan(2);
      expect(Math.max(...steps)).toBeLessThan(mostASlice);
    },
  );

  it("says that it gave up", async () => {
    const schema = { allOf: list(900, () => ({ additionalProperties: {} })) };
    const value = keys(20_000);
    const { checkInSlices, check } = await createValidator(schema);
    await expect(checkInSlices(value)).resolves.toEqual({ issues: [], isWhole: false });
    expect(check(value)).toEqual([]);
    await expect(checkInSlices({})).resolves.toEqual({ issues: [], isWhole: true });
  });
});
