import { createValidator } from "mcp-host-ui/schema";
import { describe, expect, it } from "vitest";
import { inspectFieldSlices } from "../../src/safety/fields/inspectFields.js";
import { readFieldSlices } from "../../src/schema/reading/readFields.js";
import { createDice } from "../support/dice.js";
import { mutateJson } from "./mutateJson.js";
import { schemas } from "./seeds.js";
import { seed, tries, watchHealth } from "./watchHealth.js";

describe("schemas that no generator makes", () => {
  it(`are read, inspected and answered: ${tries} of them`, { timeout: 7_200_000 }, async () => {
    const dice = createDice(seed);
    const health = watchHealth();
    let fields = 0;
    let issues = 0;
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const schema = mutateJson(dice.pick(schemas), dice.pick(schemas), dice);
      const content = mutateJson({ confirm: true, name: "Ada" }, schema, dice);
      const what = () => ({ schema, content });
      const reading = await health.runSliced(what, (allowance) =>
        readFieldSlices(schema, allowance),
      );
      fields += reading.fields.length;
      // Plain data throughout: it goes to other windows.
      health.run(what, () => structuredClone(reading));
      const message = dice.pick(["", "Sign in", "\u202e"]);
      await health.runSliced(what, (allowance) => inspectFieldSlices(schema, message, allowance));
      const validator = await health.runLater(what, () => createValidator(schema));
      issues += health.run(what, () => validator.check(content)).length;
      for (const { name } of reading.fields.slice(0, 3))
        health.run(what, () => validator.checkField(name, content));
    }
    expect(fields).toBeGreaterThan(tries);
    expect(issues).toBeGreaterThan(tries / 10);
    health.check();
  });
});
