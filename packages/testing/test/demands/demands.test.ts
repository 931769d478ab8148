import { readFileSync } from "node:fs";
import { type Demand, demands } from "@mcp-host-ui/testing/demands";
import { describe, expect, it } from "vitest";
import { type ToySteps, toyHost } from "./toyHost.js";
import { wrongHosts } from "./wrongHosts.js";

/** Milliseconds to watch for what must not happen: more of them where a busy machine was too slow to do it. */
const graces = [100, 1_000, 10_000];
const rows = demands.map((demand) => [`${demand.revision} ${demand.id}`, demand] as const);

/** Why a host does not meet a demand; nothing where it does. */
async function failureOf(demand: Demand, steps: Partial<ToySteps>): Promise<Error | undefined> {
  for (const grace of graces)
    try {
      await demand.check(toyHost(steps), { patience: 1_000, grace });
    } catch (error) {
      return error as Error;
    }
  return undefined;
}

describe("demands", () => {
  it.concurrent.each(rows)("%s is met by a host that is right", async (_, demand) => {
    await expect(demand.check(toyHost(), { grace: 100 })).resolves.toBeUndefined();
  });

  it.concurrent.each(rows)(
    "%s is not met by some host that is wrong, and says why",
    async (_, demand) => {
      const wrong = wrongHosts.filter(({ breaks }) => breaks.includes(demand.id));
      expect(wrong.map(({ does }) => does)).not.toEqual([]);
      for (const { does, steps } of wrong) {
        const error = await failureOf(demand, steps);
        expect(error?.message, `a host that ${does}`).toBeDefined();
        expect(error?.message).toMatch(/^The host (?!could not be driven)/);
        expect(error?.message).toContain(demand.text);
        expect(error?.message).toContain(demand.source);
      }
    },
  );

  it("come from pages that docs/spec.md has", () => {
    const spec = readFileSync("docs/spec.md", "utf8");
    expect(demands.map(({ source }) => source).filter((one) => !spec.includes(`(${one})`))).toEqual(
      [],
    );
  });

  it("have one row for each revision that asks, with a name that no other has", () => {
    const keys = demands.map(({ id, revision }) => `${id} ${revision}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeGreaterThan(100);
  });

  it("have no wrong host that breaks something else", () => {
    const ids = new Set(demands.map(({ id }) => id));
    expect(wrongHosts.flatMap(({ breaks }) => breaks).filter((id) => !ids.has(id))).toEqual([]);
  });
});
