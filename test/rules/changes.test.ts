import type { RuleInput } from "mcp-host-ui/rules";
import { describe, expect, it, vi } from "vitest";
import { openHost, order, rulesOf } from "./rig.js";

const never = { effect: "deny", expires: "never" } as const;
const rules: readonly RuleInput[] = [
  { ...never, subject: "roots", name: "No folders" },
  { ...never, subject: "elicitation/form", name: "No forms" },
];

describe("the changes of rules", () => {
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
