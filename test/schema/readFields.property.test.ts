import { ElicitRequestFormParamsSchema } from "@modelcontextprotocol/sdk/types.js";
import { describe, expect, it } from "vitest";
import { createJsonValidator } from "../../src/schema/createJsonValidator.js";
import type { Field, FieldOption } from "../../src/schema/field.js";
import type { Issue } from "../../src/schema/issue.js";
import { readFields } from "../../src/schema/reading/readFields.js";
import fc from "../support/fc.js";
import { generatedForm, generatedProperty, hostileForm, plainForm } from "./arbitrarySchema.js";

const anyForm = fc.oneof(
  { arbitrary: plainForm, weight: 2 },
  { arbitrary: generatedForm, weight: 3 },
  { arbitrary: hostileForm, weight: 3 },
);

describe("readFields", () => {
  it("makes every property of any schema one field or a named problem, in plain data", () => {
    let runs = 0;
    let outside = 0;
    fc.assert(
      fc.property(anyForm, (schema) => {
        runs += 1;
        if (!isInSubset(schema)) outside += 1;
        const reading = readFields(schema);
        expect(structuredClone(reading)).toEqual(reading);
        expect(JSON.parse(JSON.stringify(reading))).toEqual(reading);

        const names = reading.fields.map((field) => field.name);
        expect(new Set(names).size).toBe(names.length);
        const isRefused = reading.problems.some(
          ({ path, severity }) => path.length === 0 && severity === "blocks",
        );
        for (const name of isRefused ? [] : propertyNamesOf(schema)) {
          const hidden = reading.problems.filter(
            ({ path, severity }) => path[0] === name && severity !== "note",
          );
          expect([name, names.filter((field) => field === name).length + hidden.length]).toEqual([
            name,
            1,
          ]);
        }
      }),
      { numRuns: 700 },
    );
    console.info(`readFields: ${outside} of ${runs} schemas leave the protocol's subset`);
    expect(outside / runs).toBeGreaterThanOrEqual(0.5);
  }, 120_000);

  it("reads the protocol's own subset without a word about it", () => {
    fc.assert(
      fc.property(plainForm, (schema) => {
        const { fields, problems } = readFields(schema);
        const spurious = problems.filter(
          ({ code }) => code !== "default-dropped" && code !== "never-valid",
        );
        expect(spurious).toEqual([]);
        expect(fields.every((field) => field.carriage === "plain")).toBe(true);
      }),
      { numRuns: 400 },
    );
  }, 120_000);
});

describe("what readFields says of defaults and of null", () => {
  it("agrees with the validator, but for what is left to it", async () => {
    const seen = { kept: 0, dropped: 0, nullable: 0 };
    await fc.assert(
      fc.asyncProperty(generatedProperty, anyDefault, async (schema, preset) => {
        const property = isSchemaObject(schema) ? { ...schema, default: preset } : schema;
        const [field] = readFields({ properties: { it: property }, $defs }).fields;
        if (!field) return;
        const { check, unchecked } = await createJsonValidator({ ...field.schema, $defs });
        fc.pre(unchecked.length === 0);
        expect(field.nullable).toBe(check(null).length === 0);
        if (field.nullable) seen.nullable += 1;

        if (!isSchemaObject(property) || preset === null) return;
        const issues = check(preset);
        const isDropped = field.default === undefined;
        const isOurs = field.kind !== "json" && !isComposed(property);
        if (isDropped) seen.dropped += 1;
        else if (isOurs) seen.kept += 1;
        const wronglyDropped = isDropped && issues.length === 0 && canShow(field, preset);
        const wronglyKept = !isDropped && isOurs && issues.some(isOwn);
        expect({ wronglyDropped, wronglyKept }).toEqual({
          wronglyDropped: false,
          wronglyKept: false,
        });
      }),
      { numRuns: 2_500 },
    );
    console.info(`readFields: ${JSON.stringify(seen)}`);
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(100);
  }, 120_000);
});

const $defs = {
  Color: { title: "Color", enum: ["red", "green", "blue"], type: "string" },
  Address: { type: "object", properties: { street: { type: "string" } }, required: ["street"] },
};

const anyDefault: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom("red", "north", "", "2024-02-29", "2024-02-30", "2016-12-31T23:59:60Z"),
  fc.constantFrom<unknown>(true, false, null, [], ["red"], ["red", "red"], {}, { street: "x" }),
  fc.integer({ min: -500, max: 5_000 }).map((cents) => cents / 100),
  fc.integer({ min: -9, max: 60 }),
);

const dates: readonly unknown[] = ["date", "date-time"];

/** Whether what is wrong is for the field itself to see: neither a pattern nor a format that is no date. */
function isOwn({ code, params }: Issue): boolean {
  return code === "format" ? dates.includes(params.format) : code !== "pattern";
}

function isSchemaObject(schema: unknown): schema is Record<string, unknown> {
  return typeof schema === "object" && schema !== null && !Array.isArray(schema);
}

function isComposed(schema: Record<string, unknown>): boolean {
  return /"(anyOf|oneOf|not)"/.test(JSON.stringify(schema));
}

/** Whether a control can hold a value at all. */
function canShow(field: Field, value: unknown): boolean {
  const isOption = (options: readonly FieldOption[], item: unknown) =>
    options.some((option) => option.value === item);
  switch (field.kind) {
    case "text":
      return typeof value === "string";
    case "number":
      return typeof value === "number";
    case "boolean":
      return typeof value === "boolean";
    case "choice":
      return isOption(field.options, value);
    case "choices":
      return Array.isArray(value) && value.every((item) => isOption(field.options, item));
    case "list":
      return Array.isArray(value) && value.every((item) => typeof item === "string");
    case "json":
      return field.shape !== "object" || isSchemaObject(value);
  }
}

/** In the subset is what the protocol's own definition takes and leaves as it is. */
function isInSubset(schema: unknown): boolean {
  const parsed = ElicitRequestFormParamsSchema.safeParse({ message: "", requestedSchema: schema });
  return (
    parsed.success &&
    JSON.stringify(sorted(parsed.data.requestedSchema)) === JSON.stringify(sorted(schema))
  );
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, member]) => [key, sorted(member)]),
  );
}

function propertyNamesOf(schema: unknown): readonly string[] {
  const isObject = typeof schema === "object" && schema !== null && "properties" in schema;
  const properties = isObject ? schema.properties : undefined;
  if (typeof properties !== "object" || properties === null || Array.isArray(properties)) return [];
  return Object.keys(properties);
}
