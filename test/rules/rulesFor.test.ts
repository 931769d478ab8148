import { type RuleFacts, rulesFor } from "mcp-host-ui/rules";
import { describe, expect, it } from "vitest";

const asked: RuleFacts = {
  server: "travel",
  subject: "sampling/request",
  may: ["allow", "deny"],
};
const bounds = {
  model: "claude",
  maxTokens: 100,
  tools: [{ name: "search", sha256: "1a" }],
  media: ["image"],
} as const;

describe("rulesFor", () => {
  it("goes no further than the question, for as many minutes as were said", () => {
    const facts = [{ ...asked, ...bounds, systemPrompt: "0f" }];
    expect(rulesFor({ facts }, { lasting: { minutes: 5 }, now: 1_000 })).toEqual([
      {
        effect: "allow",
        subject: "sampling/request",
        server: "travel",
        ...bounds,
        systemPrompt: { sha256: "0f" },
        expires: 301_000,
      },
    ]);
  });

  it("bounds nothing that the question does not say", () => {
    const facts = [{ ...asked, tools: [], media: [] }];
    const [rule] = rulesFor({ facts }, { lasting: "always" });
    expect(Object.keys(rule ?? {})).toEqual(["effect", "subject", "server", "expires"]);
    expect(rule?.expires).toBe("never");
  });

  it("bounds nothing where it does not allow", () => {
    const facts = [{ ...asked, ...bounds }];
    for (const effect of ["deny", "ask"] as const)
      expect(rulesFor({ facts }, { lasting: "session", effect })).toEqual([
        { effect, subject: "sampling/request", server: "travel", expires: "session" },
      ]);
  });

  it("sends the answers too, of a request alone", () => {
    const subjects = (subject: RuleFacts["subject"]) =>
      rulesFor(
        { facts: [{ ...asked, ...bounds, subject }] },
        { lasting: "session", responses: true },
      ).map(({ subject, media }) => [subject, media]);
    expect(subjects("sampling/request")).toEqual([
      ["sampling/request", ["image"]],
      ["sampling/response", "none"],
    ]);
    expect(subjects("roots")).toEqual([["roots", ["image"]]]);
  });

  it("is empty where no rule may do that, or nothing is known", () => {
    expect(rulesFor({ facts: [{ ...asked, may: ["deny"] }] }, { lasting: "session" })).toEqual([]);
    expect(rulesFor({}, { lasting: "session" })).toEqual([]);
    expect(rulesFor({ facts: [] }, { lasting: "session", effect: "ask" })).toEqual([]);
  });
});
