import { Validator as OtherValidator } from "@cfworker/json-schema";
import { describe, expect, it } from "vitest";
import { type Entry, startingEntry } from "../../../src/form/model/entry.js";
import { createFormValidator } from "../../../src/form/model/formValidator.js";
import { readElicitationForm } from "../../../src/form/model/readElicitationForm.js";
import { createValidator } from "../../../src/schema/createValidator.js";
import type { Field } from "../../../src/schema/field.js";
import type { JsonObject } from "../../../src/wire/protocol/json.js";
import { answerField } from "../../schema/answerField.js";
import { generatedForm, plainForm } from "../../schema/arbitrarySchema.js";
import fc, { wireJson } from "../../support/fc.js";

/** What the other validator sees otherwise: a port that is no number (RFC 3986, 3.2), a space for the T (RFC 3339, 5.6). */
const quirks = [/:\/\/[^/?#]*:[^/?#]*[^/?#\d]/, /^\d{4}-\d\d-\d\d\s\d/];

/** What a control of each kind may hold, right or wrong. */
const anyEntry: Readonly<Record<Field["kind"], fc.Arbitrary<Entry>>> = {
  text: fc.oneof(fc.string(), fc.constantFrom("a@b.c", "https://x/", "2024-02-29", "red", " ")),
  number: fc.oneof(fc.integer({ min: -9, max: 60 }), fc.constantFrom(0.07, 1e21, "1e999", "")),
  boolean: fc.boolean(),
  choice: fc.constantFrom("0", "1"),
  choices: fc.subarray(["0", "1", "2"]),
  list: fc.array(fc.constantFrom("red", "", "a"), { maxLength: 3 }),
  json: fc.oneof(
    wireJson({ maxDepth: 2 }).map((value) => JSON.stringify(value)),
    fc.constant("{"),
  ),
};

/** The entry of a control that holds this value. */
function entryFor(field: Field, value: unknown): Entry {
  // A field with this value for its default starts with it.
  return startingEntry({ ...field, default: value } as Field);
}

const filledIn = fc.oneof(plainForm, generatedForm).chain((schema) => {
  const reading = readElicitationForm(schema as JsonObject, true);
  const entries = reading.fields.map((field) =>
    fc.oneof(
      { arbitrary: fc.constant(entryFor(field, answerField(field))), weight: 4 },
      { arbitrary: fc.constant(startingEntry(field)), weight: 2 },
      { arbitrary: anyEntry[field.kind], weight: 1 },
      { arbitrary: fc.constant(null), weight: 1 },
    ),
  );
  return fc.record({
    schema: fc.constant(schema as JsonObject),
    reading: fc.constant(reading),
    entries: fc.tuple(...entries),
  });
});

describe("createFormValidator", () => {
  it("accepts nothing that an independent validator refuses by the server's own schema", async () => {
    const seen = { forms: 0, accepted: 0 };
    await fc.assert(
      fc.asyncProperty(filledIn, async ({ schema, reading, entries }) => {
        const { fields, answerable } = reading;
        const byId = new Map(fields.map(({ id }, index) => [id, entries[index] ?? null]));
        const validator = createFormValidator(schema, fields, true);
        const { issues, formIssues, content } = await validator.validate(
          ({ id }) => byId.get(id) ?? null,
          new Map(),
        );
        seen.forms += 1;
        if (!answerable || issues.size > 0 || formIssues.length > 0) return;
        // What only the server can validator, a back reference in a pattern, say, is left to it.
        fc.pre((await createValidator(schema)).unchecked.length === 0);
        fc.pre(
          !quirks.some((quirk) =>
            Object.values(content).some((text) =>
              quirk.test(typeof text === "string" ? text : JSON.stringify(text)),
            ),
          ),
        );
        seen.accepted += 1;
        const theirs = new OtherValidator(schema, "2020-12").validate(content);
        expect(theirs.errors, JSON.stringify({ schema, content })).toEqual([]);
      }),
      { numRuns: 700 },
    );
    console.info(
      `createFormValidator: ${seen.accepted} of ${seen.forms} filled-in forms are accepted`,
    );
    expect(seen.accepted / seen.forms).toBeGreaterThan(0.1);
  }, 120_000);
});
