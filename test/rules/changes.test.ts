import type { RuleInput } from "mcp-host-ui/rules";
import { describe, expect, it, vi } from "vitest";
import { openWindow } from "../support/serversAndWindows.js";
import { openHost, order, rulesOf } from "./rig.js";

const never = { effect: "deny", expires: "never" } as const;
const rules: readonly RuleInput[] = [
  { ...never, subject: "roots", name: "No folders" },
  { ...never, subject: "elicitation/form", name: "No forms" },
];

describe("the changes of rules", () => {
  it("are kept with what was before, and by whom, as long as there are fifty at most", async () => {
    const host = openHost({ mayMake: () => true });
    const ada = openWindow(host, { principal: "ada", allows: () => true });
    await order(host, { type: "rules/add", rules: rules.slice(0, 1) });
    const [made] = rulesOf(host).rules;
    if (!made) throw new Error("There is no rule.");
    await ada.send({ type: "rules/change", rule: made.id, change: { name: "None at all" } });
    await ada.send({ type: "rules/remove", rule: made.id });
    const [added, changed, removed] = rulesOf(host).changes;
    expect(added).toEqual({ ...added, type: "added", after: made });
    expect(added).not.toHaveProperty("by");
    expect(changed).toMatchObject({ type: "changed", before: made, by: "ada" });
    expect(changed?.after).toMatchObject({ id: made.id, name: "None at all" });
    expect(removed).toMatchObject({ type: "removed", before: changed?.after, by: "ada" });

    for (let more = 0; more < 50; more += 1)
      await order(host, { type: "rules/add", rules: rules.slice(0, 1) });
    const { changes } = rulesOf(host);
    expect(changes).toHaveLength(50);
    expect(changes.map(({ type }) => type)).not.toContain("changed");
  });

  it("that were made at once have one time, on a machine too slow for one", async () => {
    let now = Date.now();
    const clock = vi.spyOn(Date, "now").mockImplementation(() => ++now);
    try {
      const host = openHost();
      await order(host, { type: "rules/add", rules });
      const { changes } = rulesOf(host);
      expect(changes.map(({ after }) => after?.name)).toEqual(["No folders", "No forms"]);
      expect(new Set(changes.map(({ at }) => at)).size).toBe(1);
    } finally {
      clock.mockRestore();
    }
  });
});
