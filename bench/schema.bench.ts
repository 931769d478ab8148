import { type Schema, Validator } from "@cfworker/json-schema";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { bench, describe } from "vitest";
import * as z from "zod";
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
  const schema: FormSchema = JSON.parse(
    JSON.stringify({ type: "object", properties: fill(kinds), required: names }),
  );
  return { schema, valid: fill(answers), invalid: fill(wrong) };
}

/** A schema as every library has it in its types. */
type FormSchema = Schema & z.core.JSONSchema.JSONSchema;

/** Makes a validator as each library does, and validates with it. */
const libraries: Readonly<
  Record<string, (schema: FormSchema) => Promise<(content: unknown) => unknown>>
> = {
  "@cfworker/json-schema": async (schema) => {
    const validator = new Validator(schema, "2020-12", false);
    return (content) => validator.validate(content);
  },
  Ajv: async (schema) => ajvFor(schema),
  "Zod's fromJSONSchema": async (schema) => {
    const type = z.fromJSONSchema(schema);
    return (content) => type.safeParse(content);
  },
  createValidator: async (schema) => (await createValidator(schema)).check,
};

/** With an instance of its own, as it keeps what it compiled. */
function ajvFor(schema: FormSchema) {
  const ajv = new Ajv2020({ allErrors: true });
  addFormats.default(ajv);
  return ajv.compile(schema);
}

for (const size of [6, 50, 200, 1_000]) {
  describe(`A form of ${size.toLocaleString("en")} fields, × @cfworker/json-schema`, async () => {
    const { schema, valid, invalid } = formOf(size);
    const made = await Promise.all(
      Object.entries(libraries).map(async ([name, make]) => [name, await make(schema)] as const),
    );
    const { checkField } = await createValidator(schema);
    const options = { time: 300 };

    describe("make a validator", () => {
      for (const [name, make] of Object.entries(libraries))
        bench(name, async () => void (await make(schema)), options);
    });
    for (const [title, content] of Object.entries({ "all right": valid, "all wrong": invalid }))
      describe(`validate content, ${title}`, () => {
        for (const [name, validate] of made) bench(name, () => void validate(content), options);
      });
    describe("validate one field", () => {
      bench("createValidator", () => void checkField("field1", "ada@example"), options);
    });
    describe("read the schema", () => {
      bench("readFields", () => void readFields(schema), options);
    });
  });
}
