import { afterEach, describe, expect, it, vi } from "vitest";
import { createValidator } from "../../src/schema/createValidator.js";
import { readFieldSlices, readFields } from "../../src/schema/reading/readFields.js";
import { createAllowance } from "../../src/wire/protocol/allowance.js";
import { atOnce } from "../../src/wire/protocol/sliced.js";

afterEach(() => void vi.restoreAllMocks());

/** How many members of objects are walked while something is done: steps, not time. */
function walked(act: () => unknown): number {
  let members = 0;
  const entries = Object.entries;
  vi.spyOn(Object, "entries").mockImplementation((object: object) => {
    const found = entries(object);
    members += found.length;
    return found;
  });
  act();
  vi.restoreAllMocks();
  return members;
}

const times = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index));
const namesOf = (count: number, name = "p") => times(count, (index) => `${name}${index}`);
const object = <Value>(names: readonly string[], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value]));

const schemas: Readonly<Record<string, (count: number) => object>> = {
  "a root of one-key members": (count) => ({ allOf: times(count, (at) => ({ [`k${at}`]: at })) }),
  "properties merged at the root": (count) => ({
    allOf: times(count, (at) => ({ properties: { [`p${at}`]: { type: "string" } } })),
  }),
  "one property described many times": (count) => ({
    allOf: times(count, () => ({ properties: { city: { type: "string" } } })),
  }),
  "names required again and again": (count) => ({
    properties: { p0: {} },
    allOf: times(count, () => ({ required: ["p0"] })),
  }),
  "one list narrowed again and again": (count) => ({
    properties: { p0: { allOf: times(count, () => ({ enum: ["a", "b"] })) } },
  }),
  "alternatives with the same property": (count) => ({
    anyOf: times(count, (at) => ({ properties: { kind: { const: at } } })),
  }),
  "references to one definition": (count) => ({
    $defs: { city: { type: "string", title: "City" } },
    properties: object(namesOf(count), { $ref: "#/$defs/city" }),
  }),
};

describe("readFields", () => {
  it.each(Object.entries(schemas))("walks twice as much for twice as much: %s", (_, make) => {
    const [one, two] = [make(500), make(1_000)].map((schema) => walked(() => readFields(schema)));
    expect(one).toBeGreaterThan(500);
    expect(two).toBeLessThan(2.2 * Number(one));
  });

  it.each(Object.entries(schemas))("takes steps in proportion: %s", (_, make) => {
    const [one = 0, two = 0] = [make(500), make(1_000)].map((schema) => {
      const allowance = createAllowance();
      const before = allowance.left;
      expect(atOnce(readFieldSlices(schema, allowance)).problems).toEqual([]);
      return before - allowance.left;
    });
    expect(one).toBeGreaterThan(500);
    expect(two).toBeLessThan(2.2 * one);
  });

  it("keeps what each of many says of one property", async () => {
    const limits = times(3, (at) => ({ properties: { city: { minLength: at + 1 } } }));
    const schema = { properties: { city: { type: "string" } }, allOf: limits };
    expect(readFields(schema).fields).toMatchObject([{ name: "city", kind: "text", minLength: 3 }]);
    const { check } = await createValidator(schema);
    expect(check({ city: "ab" }).map(({ code }) => code)).toEqual(["minLength"]);
  });

  it.each<[string, string, object]>([
    [
      "options that all of 1,000 fields share",
      "options",
      {
        $defs: { pick: { enum: namesOf(10_000) } },
        properties: object(namesOf(1_000), { $ref: "#/$defs/pick" }),
      },
    ],
    [
      "a large definition that is merged thousands of times",
      "steps",
      {
        $defs: { big: object(namesOf(10_000, "k"), 1) },
        allOf: times(9_000, () => ({ $ref: "#/$defs/big" })),
      },
    ],
    [
      "what all undescribed names share",
      "options",
      { required: namesOf(1_000), additionalProperties: { enum: namesOf(10_000) } },
    ],
  ])("gives up, and says so, at %s", (_, limit, schema) => {
    let reading: unknown;
    expect(walked(() => (reading = readFields(schema)))).toBeLessThan(3_000_000);
    expect(reading).toEqual({
      fields: [],
      problems: [{ code: "too-large", path: [], params: { limit }, severity: "blocks" }],
    });
  });
});

describe("createValidator", () => {
  const answer = object(namesOf(20_000, "k"), 1);

  it.each<[string, object]>([
    ["counted", { minProperties: 1 }],
    ["compared with additionalProperties", { additionalProperties: {} }],
    ["compared with properties", { properties: { a: {} } }],
    ["compared with patterns", { patternProperties: object(namesOf(50, "^x"), {}) }],
    ["named", { propertyNames: { maxLength: 9 } }],
    ["depended on", { dependentRequired: { a: ["b"] }, dependentSchemas: { a: {} } }],
  ])("bounds the work for 20,000 members %s 900 times", async (_, part) => {
    const { check } = await createValidator({ allOf: times(900, () => part) });
    expect(walked(() => check(answer))).toBeLessThan(400_000);
  });

  it.each<[string, object]>([
    ["enum", { enum: namesOf(10_000, "o") }],
    ["oneOf", { oneOf: namesOf(10_000, "o").map((value) => ({ const: value, title: value })) }],
    ["anyOf", { anyOf: namesOf(10_000, "o").map((value) => ({ const: value, title: value })) }],
  ])("judges each of 10,000 answers by 10,000 options of an %s", async (_, items) => {
    const schema = { properties: { picks: { type: "array", items } } };
    const { check } = await createValidator(schema);
    const picks = namesOf(10_000, "o");
    let issues: unknown;
    expect(walked(() => (issues = check({ picks })))).toBeLessThan(400_000);
    expect(issues).toEqual([]);
    expect(check({ picks: [...picks.slice(0, -1), "another"] })).toEqual([
      { path: ["picks", 9_999], code: "enum", params: {} },
    ]);
  });

  it("hands on as many issues as an answer has", async () => {
    const many = times(300_000, () => "x");
    const list = { type: "array", items: { type: "number" } };
    const { check } = await createValidator({ properties: { it: { anyOf: [list, list] } } });
    expect(() => check({ it: many })).not.toThrow();
  });
});
