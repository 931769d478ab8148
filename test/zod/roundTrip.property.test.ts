import { specTypeSchemas } from "@modelcontextprotocol/server";
import { createValidator } from "mcp-host-ui/schema";
import { fromZod, toZod } from "mcp-host-ui/zod";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { generatedForm, plainForm } from "../schema/arbitrarySchema.js";
import fc from "../support/fc.js";
import { answered } from "./answers.js";

/** Counts how often an answer was valid, so that a property cannot hold for want of valid ones. */
function createTally() {
  const counts = { valid: 0, invalid: 0 };
  return {
    count: (isValid: boolean) => {
      counts[isValid ? "valid" : "invalid"] += 1;
    },
    isMixed: () => Math.min(counts.valid, counts.invalid) >= 30,
  };
}

const refusal: unknown = expect.stringMatching(/^fromZod: .+ (Write|Check|Ask|Offer|Say|Add) /);

/** The schema as `fromZod` writes it, or the sentence that says why it cannot. */
function writeOrRefuse(schema: unknown): object | string {
  try {
    return fromZod(toZod(schema));
  } catch (error) {
    return error instanceof TypeError ? error.message : "no sentence";
  }
}

/** Reads as the SDK's own server does, which strips what it does not know. */
const readAsServer = specTypeSchemas.ElicitRequestFormParams["~standard"].validate;

describe("toZod", () => {
  it("judges any schema and any answer as the validator does, whole and field by field", async () => {
    const tally = createTally();
    await fc.assert(
      fc.asyncProperty(
        answered(fc.oneof(plainForm, generatedForm)),
        async ({ schema, content }) => {
          const { check, checkField } = await createValidator(schema);
          const form = toZod(schema);
          const issues = check(content);
          tally.count(issues.length === 0);
          const found = form.safeParse(content).error?.issues ?? [];
          expect(found.map((issue) => "params" in issue && issue.params?.code)).toEqual(
            issues.map(({ code }) => code),
          );
          for (const [name, field] of Object.entries(form.shape)) {
            const value = Object.hasOwn(content, name) ? content[name] : undefined;
            expect(field.safeParse(value).success).toBe(checkField(name, value).length === 0);
          }
        },
      ),
      { numRuns: 150 },
    );
    expect(tally.isMixed()).toBe(true);
  }, 120_000);
});

describe("fromZod", () => {
  it("gives back a schema that accepts exactly what the one accepted that the Zod object was made of", async () => {
    const tally = createTally();
    await fc.assert(
      fc.asyncProperty(answered(plainForm), async ({ schema, content }) => {
        const before = await createValidator(schema);
        const written = fromZod(toZod(schema));
        const after = await createValidator(written);
        tally.count(before.check(content).length === 0);
        expect(after.check(content)).toEqual(before.check(content));
        expect(fromZod(toZod(written))).toEqual(written);
      }),
      { numRuns: 150 },
    );
    expect(tally.isMixed()).toBe(true);
  }, 120_000);

  it("keeps to the protocol or refuses, whatever the schema was", () => {
    const tally = createTally();
    fc.assert(
      fc.property(fc.oneof(plainForm, generatedForm), (schema) => {
        // The SDK leaves out a property of this name.
        fc.pre(!Object.hasOwn(Object(schema.properties), "__proto__"));
        const written = writeOrRefuse(schema);
        tally.count(typeof written === "object");
        const params = { message: "?", requestedSchema: written };
        const expected = typeof written === "object" ? { value: params } : refusal;
        expect(typeof written === "object" ? readAsServer(params) : written).toEqual(expected);
      }),
      { numRuns: 200 },
    );
    expect(tally.isMixed()).toBe(true);
  });

  it("accepts what the Zod object accepts, and refuses what it refuses, where no format is asked for", async () => {
    const text = fc.string({ maxLength: 4 });
    const fields = fc.oneof(
      fc.nat(4).map((length) => z.string().min(length)),
      fc.nat(4).map((length) => z.string().max(length).optional()),
      fc.integer({ min: -3, max: 3 }).map((least) => z.int().gt(least)),
      fc.integer({ min: -3, max: 3 }).map((most) => z.number().max(most).optional()),
      fc.constantFrom(z.boolean(), z.boolean().default(true), z.enum(["", "a"]), z.literal("a")),
      fc.nat(2).map((most) => z.array(z.enum(["a", "b"])).max(most)),
      fc.constant(z.union([z.literal("a").meta({ title: "A" }), z.literal("b")])),
    );
    const values = fc.oneof(
      text,
      fc.integer({ min: -4, max: 4 }),
      fc.boolean(),
      fc.integer({ min: -40, max: 40 }).map((tenths) => tenths / 10),
      fc.subarray(["a", "b"]),
    );
    const tally = createTally();
    const cases = fc.tuple(fields, fc.option(values, { nil: undefined }));
    await fc.assert(
      fc.asyncProperty(cases, async ([answer, value]) => {
        const question = z.object({ answer });
        const content = JSON.parse(JSON.stringify({ answer: value }));
        const { check } = await createValidator(fromZod(question));
        tally.count(check(content).length === 0);
        expect(check(content).length === 0).toBe(question.safeParse(content).success);
      }),
      { numRuns: 500 },
    );
    expect(tally.isMixed()).toBe(true);
  }, 120_000);
});
