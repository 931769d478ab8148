import { fromZod } from "mcp-host-ui/zod";
import { describe, expect, it } from "vitest";
import * as z from "zod";

describe("fromZod", () => {
  it("writes each kind of field that the protocol knows", () => {
    const question = z.object({
      name: z.string().min(1).max(100).meta({ title: "Name", description: "As in the passport" }),
      mail: z.email(),
      page: z.url().optional(),
      born: z.iso.date(),
      when: z.iso.datetime({ offset: true }).optional(),
      nights: z.int().min(1).max(30).default(3),
      guests: z.int().positive(),
      budget: z.number().max(5_000).optional(),
      insured: z.boolean().default(false).describe("Add insurance"),
      room: z.enum(["sea view", "city view"]).optional(),
      only: z.literal("yes"),
      meal: z
        .union([z.literal("veg").meta({ title: "Vegetarian" }), z.literal("fish")])
        .default("veg"),
      tags: z
        .array(z.enum(["quiet", "pets"]))
        .min(1)
        .max(2),
      extras: z.array(z.union([z.literal("bus").meta({ title: "A bus" })])).default(["bus"]),
    });
    expect(fromZod(question)).toEqual({
      type: "object",
      properties: {
        name: {
          type: "string",
          title: "Name",
          description: "As in the passport",
          minLength: 1,
          maxLength: 100,
        },
        mail: { type: "string", format: "email" },
        page: { type: "string", format: "uri" },
        born: { type: "string", format: "date" },
        when: { type: "string", format: "date-time" },
        nights: { type: "integer", minimum: 1, maximum: 30, default: 3 },
        guests: { type: "integer", minimum: 1 },
        budget: { type: "number", maximum: 5_000 },
        insured: { type: "boolean", description: "Add insurance", default: false },
        room: { type: "string", enum: ["sea view", "city view"] },
        only: { type: "string", enum: ["yes"] },
        meal: {
          type: "string",
          oneOf: [
            { const: "veg", title: "Vegetarian" },
            { const: "fish", title: "fish" },
          ],
          default: "veg",
        },
        tags: {
          type: "array",
          minItems: 1,
          maxItems: 2,
          items: { type: "string", enum: ["quiet", "pets"] },
        },
        extras: {
          type: "array",
          items: { anyOf: [{ const: "bus", title: "A bus" }] },
          default: ["bus"],
        },
      },
      required: ["name", "mail", "born", "guests", "only", "tags"],
    });
  });

  it("leaves refinements and transforms with the server, and notes that are no rules out", () => {
    const code = z
      .string()
      .meta({ id: "Code", examples: ["AB"], title: "Code" })
      .refine((text) => text.startsWith("A"))
      .transform(Number);
    expect(fromZod(z.object({ code, again: z.string().meta({ deprecated: true }) }))).toEqual({
      type: "object",
      properties: { code: { type: "string", title: "Code" }, again: { type: "string" } },
      required: ["code", "again"],
    });
  });

  it.each<[field: z.core.$ZodType, sentence: RegExp]>([
    [z.string().nullable(), /"answer" may be null.*\.optional\(\)/],
    [z.null(), /"answer" may be null/],
    [z.object({ city: z.string() }), /"answer" is an object.*fields of their own/],
    [z.array(z.string()), /"answer" is a list without options.*z\.enum/],
    [z.array(z.object({})), /"answer" is a list without options/],
    [z.union([z.string(), z.number()]), /"answer" is one of several types.*z\.literal/],
    [z.literal(5), /"answer" has fixed values that are not texts.*z\.enum/],
    [z.literal(true), /"answer" has fixed values that are not texts/],
    [z.string().regex(/^[A-Z]{3}$/), /"answer" has a pattern.*\.refine\(\)/],
    [z.email({ pattern: /@acme\.com$/ }), /"answer" has a pattern/],
    [z.email().regex(/@acme\.com$/), /"answer" has a pattern/],
    [
      z.string().startsWith("A"),
      /"answer" has a format that the protocol does not know.*\.refine\(\)/,
    ],
    [z.uuid(), /"answer" has a format that the protocol does not know.*z\.email/],
    [z.iso.time(), /"answer" has a (format|pattern)/],
    [z.number().gt(3), /"answer" excludes its own bound.*z\.int\(\)/],
    [z.number().multipleOf(0.01), /"answer" wants multiples.*\.refine\(\)/],
    [z.tuple([z.enum(["a"])]), /"answer" is a list without options/],
    [z.date(), /"answer" is of a type that the protocol does not know.*z\.iso\.date\(\)/],
    [z.bigint(), /"answer" is of a type that the protocol does not know/],
    [z.record(z.string(), z.string()), /"answer" is an object/],
    [z.unknown(), /"answer" is of a type that the protocol does not know/],
  ])("names the field and the way out for what has no place: %#", (answer, sentence) => {
    expect(() => fromZod(z.object({ fine: z.string(), answer }))).toThrow(TypeError);
    expect(() => fromZod(z.object({ fine: z.string(), answer }))).toThrow(sentence);
  });

  it("refuses rules for all fields together", () => {
    expect(() => fromZod(z.strictObject({ a: z.string() }))).toThrow(/strict.*z\.object\(\)/);
    expect(() => fromZod(z.object({ a: z.string() }).catchall(z.string()))).toThrow(
      /additionalProperties.*\.refine\(\)/,
    );
    expect(fromZod(z.looseObject({ a: z.string() }))).toEqual(fromZod(z.object({ a: z.string() })));
  });
});
