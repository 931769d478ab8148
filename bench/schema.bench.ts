import { bench, describe } from "vitest";
import { createValidator, readFields } from "../src/schema.js";

const kinds = [
  { type: "string", minLength: 1, maxLength: 80 },
  { type: "string", format: "email" },
  { type: "integer", minimum: 0, maximum: 99 },
  { type: "boolean" },
  { type: "string", enum: ["small", "medium", "large"] },
  { type: "array", items: { type: "string", enum: ["red", "green", "blue"] }, maxItems: 2 },
  { type: "string", pattern: "^[A-Z]{2}\\d{3}$" },
];
const answers = ["Ada", "ada@example.com", 42, true, "medium", ["red"], "AB123"];
const wrong = ["", "ada", 4.2, "yes", "tiny", ["pink"], "123AB"];

function formOf(size: number) {
  const names = Array.from({ length: size }, (_, index) => `field${index}`);
  const fill = (values: readonly unknown[]) =>
    Object.fromEntries(names.map((name, index) => [name, values[index % values.length]]));
  return {
    schema: { type: "object", properties: fill(kinds), required: names },
    valid: fill(answers),
    invalid: fill(wrong),
  };
}

for (const size of [6, 50, 200, 1_000]) {
  describe(`a form of ${size} fields`, async () => {
    const { schema, valid, invalid } = formOf(size);
    const { check, checkField } = await createValidator(schema);
    const options = { time: 300 };

    bench("readFields", () => void readFields(schema), options);
    bench("createValidator", async () => void (await createValidator(schema)), options);
    bench("check, all right", () => void check(valid), options);
    bench("check, all wrong", () => void check(invalid), options);
    bench("checkField", () => void checkField("field1", "ada@example"), options);
  });
}
