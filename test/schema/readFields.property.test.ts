import { ElicitRequestFormParamsSchema } from "@modelcontextprotocol/sdk/types.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readFields } from "../../src/schema/readFields.js";
import { generatedForm, hostileForm, plainForm } from "./arbitrarySchema.js";

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
      { numRuns: 2_000 },
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
      { numRuns: 1_000 },
    );
  }, 120_000);
});

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
