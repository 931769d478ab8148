import { bench, describe } from "vitest";
import { createValidator } from "../src/schema.js";

const cases: readonly (readonly [pattern: string, text: string])[] = [
  ["^[0-9]{5}$", "12345"],
  ["^(?=.*[A-Z])(?=.*\\d)(?!.*\\s).{8,64}$", "Correct9HorseBattery"],
  ["^[^<>]{1,2000}$", "é".repeat(2_000)],
  ["(a+)+$", `${"a".repeat(30)}!`],
  ["^(a|aa)+$", `${"a".repeat(50_000)}!`],
  ["(?:a|b)*a(?:a|b){1000}$", "aabab".repeat(2_000)],
  ["(?:(?=a*b)a)*c", "a".repeat(10_000)],
  ["^(?:x?){3500}x{1000}", "x".repeat(5_000)],
];

describe("Patterns of a schema", async () => {
  for (const [pattern, text] of cases) {
    const schema = { properties: { text: { type: "string", pattern } } };
    const { checkField } = await createValidator(schema);
    describe(`${pattern} on ${text.length.toLocaleString("en")} characters`, () => {
      bench("compile", async () => void (await createValidator(schema)), { time: 300 });
      bench("run", () => void checkField("text", text), { time: 300 });
    });
  }
});
