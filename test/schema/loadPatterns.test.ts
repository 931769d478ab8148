import { describe, expect, it } from "vitest";
import { loadPatterns, preparePatterns } from "../../src/schema/loadPatterns.js";
import * as engine from "../../src/schema/pattern/compilePatterns.js";
import { createAllowance } from "../../src/wire/protocol/allowance.js";
import type { RequestLimits } from "../../src/wire/protocol/requestLimits.js";
import { atOnce } from "../../src/wire/protocol/sliced.js";

const zip = new Map([["^\\d{5}$", ["zip"]]]);

describe("loadPatterns", () => {
  it("runs the patterns of a schema", async () => {
    const { begin, unchecked } = await loadPatterns(zip, createAllowance());
    expect(unchecked).toEqual([]);
    expect(begin(createAllowance())("^\\d{5}$", "12345")).toBe(true);
    expect(begin(createAllowance())("^\\d{5}$", "1234")).toBe(false);
    expect(begin(createAllowance())("another", "1234")).toBeUndefined();
  });

  it("leaves them to the server when the engine does not load, and says so", async () => {
    const { begin, unchecked } = await loadPatterns(zip, createAllowance(), () =>
      Promise.reject(new Error("offline")),
    );
    expect(unchecked).toEqual([
      { code: "engine-missing", path: ["zip"], params: { pattern: "^\\d{5}$" } },
    ]);
    expect(begin(createAllowance())("^\\d{5}$", "1234")).toBeUndefined();
  });

  it("loads no engine for a schema without patterns", async () => {
    const { unchecked } = await loadPatterns(new Map(), createAllowance(), () =>
      Promise.reject(new Error("loaded")),
    );
    expect(unchecked).toEqual([]);
  });

  it("bounds the work of one judgement, however many texts it looks at", async () => {
    const pattern = "(?:a|b)*c";
    const { begin } = await loadPatterns(new Map([[pattern, []]]), createAllowance());
    const matches = begin(createAllowance());
    const found = Array.from({ length: 40 }, () => matches(pattern, "ab".repeat(500)));
    expect(found[0]).toBe(false);
    expect(found.at(-1)).toBeUndefined();
    expect(begin(createAllowance())(pattern, "ab".repeat(500))).toBe(false);
  });

  it("takes what running them costs from what the request may cost", async () => {
    const pattern = "(?:a|b)*c";
    const allowance = createAllowance();
    const { begin } = await loadPatterns(new Map([[pattern, []]]), allowance);
    const compiled = allowance.left;
    expect(compiled).toBeLessThan(1_000_000);
    begin(allowance)(pattern, "ab".repeat(500));
    expect(compiled - allowance.left).toBeGreaterThan(1_000);
  });

  it.each<[string, RequestLimits]>([
    ["of a host that sets none", {}],
    ["that a host lowers", { patternSize: 1_000 }],
    ["that a host raises", { patternSize: 200_000 }],
  ])("compiles no more than limits.patternSize, %s", (_, limits) => {
    const allowance = createAllowance(limits);
    const patterns = new Map(Array.from({ length: 20_000 }, (_, at) => [`${at}`.padStart(8), []]));
    const { unchecked } = atOnce(preparePatterns(patterns, engine, allowance));
    // 4 for the pattern, 8 for its characters and 9 steps, with as many numbers for each as a step has.
    const compiled = 20_000 - unchecked.length;
    expect(compiled).toBeGreaterThan(allowance.limits.patternSize / 40);
    expect(compiled).toBeLessThanOrEqual(allowance.limits.patternSize / 12);
  });

  it.each<[string, RequestLimits]>([
    ["of a host that sets none", {}],
    ["that a host lowers", { patternSteps: 20_000 }],
    ["that a host raises", { patternSteps: 400_000 }],
  ])("runs no more than limits.patternSteps, %s", async (_, limits) => {
    const pattern = "^(?:a|b)*c";
    const { begin } = await loadPatterns(new Map([[pattern, []]]), createAllowance(limits));
    const allowance = createAllowance(limits);
    const matches = begin(allowance);
    const { patternSteps } = allowance.limits;
    const found = Array.from({ length: 2_000 }, () => matches(pattern, "ab".repeat(200)));
    const run = found.filter((each) => each === false).length;
    expect(run).toBeGreaterThan(patternSteps / 10_000);
    expect(run).toBeLessThan(patternSteps / 400);
    expect(1_000_000 - allowance.left).toBeLessThanOrEqual(patternSteps);
    expect(begin(createAllowance(limits))(pattern, "ab")).toBe(false);
  });
});
