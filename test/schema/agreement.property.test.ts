import { Validator as OtherValidator } from "@cfworker/json-schema";
import { describe, expect, it } from "vitest";
import { createValidator } from "../../src/schema/createValidator.js";
import { readFields } from "../../src/schema/reading/readFields.js";
import fc, { wireJson } from "../support/fc.js";
import { answerField } from "./answerField.js";
import { generatedForm, plainForm } from "./arbitrarySchema.js";

/** Texts of which the other validator thinks differently, and why we do not follow it. */
const quirks: readonly (readonly [why: string, shape: RegExp])[] = [
  [
    "takes a port that is no number for part of a path (RFC 3986, 3.2)",
    /:\/\/[^/?#]*:[^/?#]*[^/?#\d]/,
  ],
  ["takes a space for the T between date and time (RFC 3339, 5.6)", /^\d{4}-\d\d-\d\d\s\d/],
];

const formatted = fc.oneof(
  fc.emailAddress(),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.date({ min: new Date(0), noInvalidDate: true }).map((date) => date.toISOString()),
  fc.constantFrom("2024-02-29", "mailto:ada@example.com", "2016-12-31T23:59:60Z"),
);

const anyAnswer = fc.oneof(
  fc.constantFrom<unknown>(
    "red",
    "",
    "😀",
    "a@b.c",
    "2024-02-30",
    "2024-02-29",
    "https://x/",
    0,
    0.07,
    2,
    -4,
    1e21,
    true,
    false,
    null,
    [],
    ["red"],
    ["red", "red"],
    {},
    { street: "x" },
    { street: 1 },
  ),
  wireJson({ maxDepth: 2 }),
  fc.integer({ min: -500, max: 5_000 }).map((cents) => cents / 100),
  fc
    .tuple(formatted, fc.nat(), fc.constantFrom("", ...' @.:/?#[]%"Z0é'))
    .map(([text, at, more]) => {
      const place = at % (text.length + 1);
      return `${text.slice(0, place)}${more}${text.slice(place)}`;
    }),
);

/** A form with an answer to it: a good one, of which some parts are replaced or left out. */
const answered = fc.oneof(plainForm, generatedForm).chain((schema) => {
  const { fields } = readFields(schema);
  return fc
    .tuple(
      fc.constant(schema),
      fc.tuple(
        ...fields.map((field) =>
          fc.oneof(
            { arbitrary: fc.constant([field.name, answerField(field)] as const), weight: 3 },
            { arbitrary: anyAnswer.map((value) => [field.name, value] as const), weight: 1 },
            { arbitrary: fc.constant(undefined), weight: 1 },
          ),
        ),
      ),
      fc.option(fc.tuple(fc.constantFrom("extra", "__proto__", "constructor"), anyAnswer), {
        nil: undefined,
        freq: 8,
      }),
    )
    .map(([schema, answers, extra]) => ({
      schema,
      content: Object.fromEntries([...answers, extra].filter((answer) => answer !== undefined)),
    }));
});

describe("createValidator", () => {
  it("agrees with an independent validator on any schema and any answer", async () => {
    let valid = 0;
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(answered, async ({ schema, content }) => {
        const validator = await createValidator(schema);
        // Look at what both judge: a pattern with a back reference, say, is left to the server.
        fc.pre(validator.unchecked.length === 0);
        const texts = Object.values(content).filter((value) => typeof value === "string");
        fc.pre(!texts.some((text) => quirks.some(([, shape]) => shape.test(text))));
        const ours = validator.check(content);
        const theirs = new OtherValidator(schema, "2020-12").validate(content);
        runs += 1;
        if (ours.length === 0) valid += 1;
        expect(ours.length === 0, JSON.stringify([ours, theirs.errors])).toBe(theirs.valid);
      }),
      { numRuns: 1_000 },
    );
    console.info(`createValidator: ${valid} of ${runs} answers are valid`);
  }, 120_000);
});
