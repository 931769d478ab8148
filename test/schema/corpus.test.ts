import { existsSync, readFileSync } from "node:fs";
import { Validator as OtherValidator } from "@cfworker/json-schema";
import { describe, expect, it } from "vitest";
import { createValidator } from "../../src/schema/createValidator.js";
import { readFields } from "../../src/schema/readFields.js";
import { answerField } from "./answerField.js";

interface Entry {
  readonly requestedSchema: Record<string, unknown>;
  readonly kind: string;
  readonly deviations: readonly string[];
}

const folder = "../shared/corpus";
const entries: readonly Entry[] = existsSync(folder)
  ? JSON.parse(readFileSync(`${folder}/elicitation.json`, "utf8"))
  : [];

/** The real schemas that no accept can satisfy, and why; by their text, so that the corpus may grow. */
const unanswerable: Readonly<Record<string, string>> = {
  '{"type":"string"}': "root-not-object",
  // The one option is listed twice, and `oneOf` wants exactly one to match.
  '{"type":"object","properties":{"team":{"type":"string","title":"Team","description":"The team from a specific Azure DevOps project.","oneOf":[{"const":"Team A","title":"Team A"},{"const":"Team A","title":"Team A (duplicate name)"}]}},"required":["team"]}':
    "never-valid",
};

/** One refers to a definition that is not there. */
const isDangling = (text: string) => text.includes("#/$defs/PrimitiveSchemaDefinition");

/** In one, the other validator takes `[[]]` for the name of a required property. */
const isMisread = (text: string) => text.includes('"required":[[]]');

describe.skipIf(!existsSync(folder))("the corpus of real schemas (needs ../shared/corpus)", () => {
  it("is there", () => {
    expect(entries.length).toBeGreaterThan(0);
  });

  it.each(entries.map((entry, index) => [index, entry.kind, entry] as const))(
    "entry %i (%s) becomes fields whose answers are valid",
    async (_, __, { requestedSchema }) => {
      const text = JSON.stringify(requestedSchema);
      const reason = unanswerable[text];
      const { fields, problems } = readFields(requestedSchema);
      const blocking = problems.filter(({ severity }) => severity !== "note");
      expect(blocking.map(({ code }) => code)).toEqual(reason ? [reason] : []);

      const content = Object.fromEntries(fields.map((field) => [field.name, answerField(field)]));
      const { check, checkField, unchecked } = await createValidator(requestedSchema);
      expect(check(content).length === 0).toBe(reason === undefined);
      expect(fields.flatMap(({ name }) => checkField(name, content[name]))).toEqual([]);

      const missing = check({}).filter(
        ({ code, path }) => code === "required" && path.length === 1,
      );
      const required = fields.filter((field) => field.required);
      expect(missing.map(({ path }) => path[0])).toEqual(
        expect.arrayContaining(required.map(({ name }) => name)),
      );

      const isInspected = unchecked.length === 0 && !isMisread(text);
      const other = isInspected
        ? new OtherValidator(requestedSchema, "2020-12").validate(content).valid
        : true;
      expect(other).toBe(isInspected ? reason === undefined : true);
      expect(unchecked.map(({ code }) => code)).toEqual(isDangling(text) ? ["ref-unresolved"] : []);
    },
  );
});
