import type { RuleInput } from "mcp-host-ui/rules";
import { describe, expect, it } from "vitest";
import { openHost, order, rulesOf } from "./rig.js";

const deny = { effect: "deny", subject: "roots", expires: "never" } as const;
const allow = { ...deny, effect: "allow" } as const;
const sampling = { ...allow, subject: "sampling/request", maxTokens: 100 } as const;
const sha256 = "0123456789abcdef".repeat(4);
const tool = { name: "search", sha256 };
const long = "x".repeat(1_000);
const times = (count: number, one: unknown) => Array.from({ length: count }, () => one);

/** Makes rules as a window may send them: of any shape. */
async function make(...rules: readonly unknown[]) {
  const host = openHost();
  host.openSession({ id: "travel", name: "Travel" });
  const receipt = await order(host, { type: "rules/add", rules: rules as RuleInput[] });
  return { host, receipt, rules: rulesOf(host).rules };
}

describe("a rule that is written", () => {
  it.each<readonly [string, unknown]>([
    ["a rule must be an object", "deny"],
    ["a rule must be an object", null],
    ["a rule has no maxToken", { ...deny, maxToken: 5 }],
    [`a rule has no ${long.slice(0, 40)}`, { ...deny, [long]: 5 }],
    ['effect must be "allow", "ask" or "deny"', { ...deny, effect: "block" }],
    ["subject must name what the rule decides about", { ...deny, subject: "" }],
    ["subject must name what the rule decides about", { ...deny, subject: 5 }],
    ["server must be a short text", { ...deny, server: `${long}x` }],
    ["tool must be a short text", { ...deny, tool: "" }],
    ["model must be a short text", { ...deny, model: 4 }],
    ["name must be a short text", { ...deny, name: ["No folders"] }],
    ["name is too long", { ...deny, name: "x".repeat(201) }],
    ["maxTokens must be a whole number above 0", { ...deny, maxTokens: 0 }],
    ["perHour must be a whole number above 0", { ...deny, perHour: 1.5 }],
    ["perHour must be at most 10000", { ...deny, perHour: 10_001 }],
    ["uses must be a whole number above 0", { ...deny, uses: "3" }],
    ["tools is no list of tools", { ...deny, tools: "all" }],
    ["tools is no list of tools", { ...deny, tools: [tool, "search"] }],
    ["tools is no list of tools", { ...deny, tools: [{ ...tool, name: "" }] }],
    ["tools is no list of tools", { ...deny, tools: [{ ...tool, sha256: `${sha256}0` }] }],
    ["tools is no list of tools", { ...deny, tools: [{ ...tool, sha256: `0${sha256}` }] }],
    ["tools is no list of tools", { ...deny, tools: [{ ...tool, sha256: [sha256] }] }],
    ["tools is no list of tools", { ...deny, tools: times(1_001, tool) }],
    ["media is no list of media", { ...deny, media: "all" }],
    ["media is no list of media", { ...deny, media: ["image", "video"] }],
    ["media is no list of media", { ...deny, media: times(4, "image") }],
    ["systemPrompt is neither a word nor a hash", { ...deny, systemPrompt: "some" }],
    ["systemPrompt is neither a word nor a hash", { ...deny, systemPrompt: { sha256: "0f" } }],
    ['expires must be "session", "never" or a time', { ...deny, expires: "tomorrow" }],
    ['expires must be "session", "never" or a time', { ...deny, expires: Number.NaN }],
    ["paused must be true or false", { ...deny, paused: "yes" }],
    [
      "a rule that ends with its session must name the server",
      { effect: "deny", subject: "roots" },
    ],
    [
      "no rule accepts a form: its answer is the person's",
      { ...allow, subject: "elicitation/form" },
    ],
    ["no rule visits a page: only a person can", { ...allow, subject: "elicitation/url" }],
    [
      "an allow for sampling must say how many tokens it allows: maxTokens",
      { ...sampling, maxTokens: undefined },
    ],
  ])("is not made, nor what stands beside it: %s", async (problem, rule) => {
    const { receipt, rules } = await make(deny, rule);
    const message = `No rule was made: ${problem}.`;
    expect(receipt).toEqual({ done: false, rejection: "invalid", message });
    expect(rules).toEqual([]);
  });

  it.each<readonly [string, unknown]>([
    ["none", []],
    ["more than twenty", times(21, deny)],
    ["something else than a list", { 0: deny, length: 1 }],
  ])("is one of a list of 1 to 20, not of %s", async (_, rules) => {
    const host = openHost();
    expect(await order(host, { type: "rules/add", rules: rules as RuleInput[] })).toMatchObject({
      rejection: "invalid",
      message: "rules must be a list of 1 to 20.",
    });
    expect(rulesOf(host).rules).toEqual([]);
  });

  it("may be one of twenty", async () => {
    expect((await make(...times(20, deny))).rules).toHaveLength(20);
  });

  it("ends with a session only where that is open", async () => {
    const ending = { ...deny, expires: "session" } as const;
    const { host, receipt } = await make({ ...ending, server: "hotel" });
    const message = "No rule was made: its session is not open.";
    expect(receipt).toEqual({ done: false, rejection: "invalid", message });
    const rules = [{ ...ending, server: "travel", expires: undefined } as unknown as RuleInput];
    expect(await order(host, { type: "rules/add", rules })).toEqual({ done: true });
    expect(rulesOf(host).rules).toMatchObject([{ server: "travel", expires: "session" }]);
  });

  it.each([
    ["texts of a thousand characters", { server: long, tool: long, model: long }],
    ["a name of two hundred", { name: "x".repeat(200) }],
    ["small numbers", { maxTokens: 1, perHour: 1, uses: 1 }],
    ["large numbers", { maxTokens: 2 ** 53 - 1, perHour: 10_000, uses: 2 ** 53 - 1 }],
    ["words", { tools: "some", media: "some", systemPrompt: "any" }],
    ["other words", { tools: "any", media: "any", systemPrompt: "none" }],
    ["lists", { tools: [tool], media: ["image", "audio", "resource"], systemPrompt: { sha256 } }],
    ["a thousand tools", { tools: times(1_000, tool) }],
    ["empty lists", { tools: [], media: [] }],
    ["a time", { expires: 2_000_000_000_000 }],
    ["a pause", { paused: true }],
  ])("keeps %s as they were written", async (_, terms) => {
    const { receipt, rules } = await make({ ...sampling, ...terms });
    expect(receipt).toEqual({ done: true });
    expect(rules).toMatchObject([{ ...sampling, ...terms }]);
  });

  it("covers no more than it names where it allows, and everything where it does not", async () => {
    const { rules } = await make(sampling, { ...sampling, effect: "ask" }, { ...deny, tool: "a" });
    const [allows, asks, denies] = rules;
    const nothing = { tools: "none", media: "none", systemPrompt: "none", extras: "none" };
    const small = { context: "none", maxMessages: 20, maxCharacters: 10_000 };
    const any = { tools: "any", media: "any", systemPrompt: "any", extras: "any" };
    const anything = { ...any, context: "allServers" };
    const made = { id: expect.any(String), madeAt: expect.any(Number), name: expect.any(String) };
    expect(allows).toEqual({ ...sampling, ...nothing, ...small, ...made });
    expect(asks).toEqual({ ...sampling, effect: "ask", ...anything, ...made });
    expect(denies).toEqual({ ...deny, tool: "a", ...anything, ...made });
  });

  it("has the name that it was given, without what surrounds it, or one that says what it does", async () => {
    const { rules } = await make(
      { ...deny, name: " No folders " },
      { ...deny, server: "travel", name: "  " },
      { ...deny, paused: false },
    );
    expect(rules.map(({ name }) => name)).toEqual([
      "No folders",
      "Travel may not know the folders",
      "Any server may not know the folders",
    ]);
    expect(rules[2]).not.toHaveProperty("paused");
  });
});

describe("a change of a rule", () => {
  const change = async (rule: RuleInput, terms: object, principal?: string) => {
    const { host, rules } = await make(rule);
    const [before] = rules;
    if (!before) throw new Error("There is no rule.");
    const command = { type: "rules/change" as const, rule: before.id, change: terms };
    const receipt = await host.send(command, principal === undefined ? {} : { principal });
    const [after] = rulesOf(host).rules;
    return { before, after, receipt, host };
  };

  it("takes away what is null, leaves what is absent, and a name that said what the rule did follows", async () => {
    const capped = { ...sampling, server: "travel", tool: "book", perHour: 3 } as const;
    const { before, after } = await change(capped, { maxTokens: 2_000, tool: null, uses: 4 });
    expect(before.name).toBe("book of Travel may ask a model up to 100 tokens");
    const { tool: _, ...rest } = before;
    const name = "Travel may ask a model up to 2,000 tokens";
    expect(after).toEqual({ ...rest, maxTokens: 2_000, uses: 4, name });
  });

  it("leaves a name that somebody gave it, until that is taken away", async () => {
    const named = { ...deny, name: "No folders" };
    const { before, host } = await change(named, { server: "travel" });
    expect(rulesOf(host).rules).toMatchObject([{ name: "No folders", server: "travel" }]);
    await order(host, { type: "rules/change", rule: before.id, change: { name: null } });
    expect(rulesOf(host).rules).toMatchObject([{ name: "Travel may not know the folders" }]);
  });

  it("is signed by whoever was named last", async () => {
    const { before, after, host } = await change(deny, { perHour: 1 }, "ada");
    expect([before.madeBy, after?.madeBy]).toEqual([undefined, "ada"]);
    await order(host, { type: "rules/change", rule: before.id, change: { perHour: 2 } });
    expect(rulesOf(host).rules).toMatchObject([{ perHour: 2, madeBy: "ada" }]);
  });

  it.each<readonly [string, object | string]>([
    ["change must be an object.", "paused"],
    ["The rule was not changed: a rule has no color.", { color: "red" }],
    ['The rule was not changed: effect must be "allow", "ask" or "deny".', { effect: null }],
  ])("is refused as a whole: %s", async (message, terms) => {
    const { before, after, receipt } = await change(deny, terms as object);
    expect(receipt).toEqual({ done: false, rejection: "invalid", message });
    expect(after).toEqual(before);
  });
});
