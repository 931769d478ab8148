import { nameRule } from "mcp-host-ui/rules";
import { describe, expect, it } from "vitest";

const any = {
  tools: "any",
  media: "any",
  systemPrompt: "any",
  context: "allServers",
  extras: "any",
  expires: "never",
} as const;
const deny = { ...any, effect: "deny" } as const;

describe("nameRule", () => {
  it.each([
    ["Any server may not know the folders", { ...deny, subject: "roots" }],
    ["Any server may not show forms", { ...deny, subject: "elicitation/form" }],
    ["Any server has to ask to show forms", { ...any, effect: "ask", subject: "elicitation/form" }],
    [
      "travel may not ask for visits to pages",
      { ...deny, subject: "elicitation/url", server: "travel" },
    ],
    ["Any server may not ask a model", { ...deny, subject: "sampling/request" }],
    [
      "pay of travel may ask claude up to 20,000 tokens",
      {
        ...any,
        effect: "allow",
        subject: "sampling/request",
        server: "travel",
        tool: "pay",
        model: "claude",
        maxTokens: 20_000,
      },
    ],
    [
      "Any server may get the answers of a model up to 100 tokens",
      { ...any, effect: "allow", subject: "sampling/response", maxTokens: 100 },
    ],
    ["Any server may not ask for survey/mood", { ...deny, subject: "survey/mood" }],
  ] as const)("says: %s", (name, rule) => {
    expect(nameRule(rule)).toBe(name);
  });

  it("says the host app's own name for the server, where there is one", () => {
    const rule = { ...deny, subject: "roots", server: "travel", tool: "pay" };
    expect(nameRule(rule, "Travel Booking")).toBe("pay of Travel Booking may not know the folders");
  });
});
