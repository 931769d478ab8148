import { readFields } from "../../src/schema/reading/readFields.js";
import { answerField } from "../schema/answerField.js";
import fc, { wireJson } from "../support/fc.js";

const anyAnswer = fc.oneof(
  fc.constantFrom<unknown>("red", "", "😀", "a@b.c", "2024-02-29", 0, -4, 2.5, 1e21, true, null),
  fc.constantFrom<unknown>([], ["red"], ["red", "red"], {}, { street: 1 }),
  wireJson({ maxDepth: 2 }),
);

/** A requested schema with an answer to it: a good one, of which some parts are replaced, left out or added. */
export function answered(
  forms: fc.Arbitrary<Record<string, unknown>>,
): fc.Arbitrary<{ schema: Record<string, unknown>; content: Record<string, unknown> }> {
  return forms.chain((schema) => {
    const answers = readFields(schema).fields.map((field) =>
      fc.oneof(
        { arbitrary: fc.constant([[field.name, answerField(field)] as const]), weight: 6 },
        { arbitrary: anyAnswer.map((value) => [[field.name, value] as const]), weight: 1 },
        { arbitrary: fc.constant([]), weight: 1 },
      ),
    );
    const more = fc.constantFrom([], [["extra", 1] as const], [["__proto__", "x"] as const]);
    return fc.tuple(...answers, more).map((parts) => ({
      schema,
      content: Object.fromEntries(parts.flat()),
    }));
  });
}
