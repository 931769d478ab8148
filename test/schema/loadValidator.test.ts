import { describe, expect, it } from "vitest";
import { loadValidator } from "../../src/schema/loadValidator.js";
import { createAllowance } from "../../src/wire/protocol/allowance.js";
import { countSteps } from "../support/countSteps.js";

function schemaOf(count: number) {
  const names = Array.from({ length: count }, (_, index) => `n${index}`);
  return {
    type: "object",
    properties: Object.fromEntries(names.map((name) => [name, { type: "string", minLength: 2 }])),
    required: names,
  };
}

async function stepsOf(work: () => Promise<unknown>): Promise<number> {
  const stop = countSteps();
  await work();
  return stop();
}

describe("loadValidator", () => {
  it("makes the validator of a schema once for all who ask within the same limits", async () => {
    const schema = schemaOf(200);
    const first = await stepsOf(() => loadValidator(schema, createAllowance()));
    const second = await stepsOf(() => loadValidator(schema, createAllowance()));
    expect(first).toBeGreaterThan(200);
    expect(second).toBeLessThan(200);
    const { check } = await loadValidator(schema, createAllowance());
    expect(check({ n0: "a" })).toContainEqual({
      path: ["n0"],
      code: "minLength",
      params: { limit: 2, actual: 1 },
    });
  });

  it("makes another one for other limits, and for another schema that says the same", async () => {
    const schema = schemaOf(3);
    const one = await loadValidator(schema, createAllowance());
    expect(await loadValidator(schema, createAllowance({ steps: 5_000 }))).not.toBe(one);
    expect(await loadValidator({ ...schema }, createAllowance())).not.toBe(one);
    expect(await loadValidator(schema, createAllowance())).toBe(one);
  });

  it("keeps none that would leave something unchecked because little was left to spend", async () => {
    const schema = schemaOf(200);
    const tired = createAllowance();
    tired.left = 10;
    const { unchecked } = await loadValidator(schema, tired);
    expect(unchecked.map(({ code }) => code)).toContain("too-large");
    expect((await loadValidator(schema, createAllowance())).unchecked).toEqual([]);
  });
});
