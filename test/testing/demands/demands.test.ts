import { demands } from "mcp-host-ui/testing/demands";
import { describe, expect, it } from "vitest";
import { toyHost } from "./toyHost.js";
import { wrongHosts } from "./wrongHosts.js";

const grace = 300;
const rows = demands.map((demand) => [`${demand.revision} ${demand.id}`, demand] as const);

describe("demands", () => {
  it.concurrent.each(rows)("%s is met by a host that is right", async (_, demand) => {
    await demand.check(toyHost(), { grace });
  });

  it.concurrent.each(rows)(
    "%s is not met by some host that is wrong, and says why",
    async (_, demand) => {
      const wrong = wrongHosts.filter(({ breaks }) => breaks.includes(demand.id));
      expect(wrong.map(({ does }) => does)).not.toEqual([]);
      for (const { does, steps } of wrong) {
        const error = await demand.check(toyHost(steps), { patience: 1_000, grace }).then(
          () => new Error(`A host that ${does} meets it.`),
          (error: unknown) => error as Error,
        );
        expect(error.message).toMatch(/^The host (?!could not be driven)/);
        expect(error.message).toContain(demand.text);
        expect(error.message).toContain(demand.source);
      }
    },
  );

  it("have no wrong host that breaks something else", () => {
    const ids = new Set(demands.map(({ id }) => id));
    expect(wrongHosts.flatMap(({ breaks }) => breaks).filter((id) => !ids.has(id))).toEqual([]);
  });
});
