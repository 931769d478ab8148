import { type Rule, stateOfRule } from "mcp-host-ui/rules";
import { describe, expect, it } from "vitest";

const rule: Rule = {
  id: "1",
  name: "No folders",
  effect: "deny",
  subject: "roots",
  tools: "any",
  media: "any",
  systemPrompt: "any",
  context: "allServers",
  extras: "any",
  expires: "never",
  madeAt: 0,
};
const now = 1_900_000_000_000;

describe("stateOfRule", () => {
  it.each([
    ["in-force", {}, {}],
    ["in-force", { expires: "session" }, {}],
    ["in-force", { expires: now + 1 }, {}],
    ["expired", { expires: now }, {}],
    ["in-force", { uses: 2 }, { total: 1 }],
    ["used-up", { uses: 2 }, { total: 2 }],
    ["in-force", { perHour: 2 }, { total: 9, thisHour: 1 }],
    ["hour-full", { perHour: 2 }, { thisHour: 2 }],
    ["paused", { paused: true }, {}],
    ["stopped", {}, { isStopped: true }],
  ] as const)("is %s for %j after %j", (state, terms, world) => {
    const { isStopped, ...used } = { isStopped: false, thisHour: 0, total: 0, ...world };
    expect(stateOfRule({ ...rule, ...terms }, used, { isStopped }, now)).toBe(state);
  });

  it("names first what no click of a person brings back", () => {
    const all = { expires: now, uses: 1, paused: true, perHour: 1 } as const;
    const used = { thisHour: 1, total: 1 };
    const stopped = { isStopped: true };
    const without = (...terms: readonly (keyof typeof all)[]) => {
      const left = Object.entries(all).filter(([term]) => !terms.some((one) => one === term));
      return { ...rule, ...Object.fromEntries(left) };
    };
    expect(stateOfRule(without(), used, stopped, now)).toBe("expired");
    expect(stateOfRule(without("expires"), used, stopped, now)).toBe("used-up");
    expect(stateOfRule(without("expires", "uses"), used, stopped, now)).toBe("stopped");
    const rest = without("expires", "uses");
    expect(stateOfRule(rest, used, undefined, now)).toBe("paused");
    expect(stateOfRule(without("expires", "uses", "paused"), used, undefined, now)).toBe(
      "hour-full",
    );
  });

  it("takes a rule of which nothing is known for one that has decided nothing, now", () => {
    expect(stateOfRule({ ...rule, uses: 1, perHour: 1 })).toBe("in-force");
    expect(stateOfRule({ ...rule, expires: 1 })).toBe("expired");
    expect(stateOfRule({ ...rule, expires: Date.now() + 3_600_000 })).toBe("in-force");
  });
});
