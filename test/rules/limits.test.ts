import { budgetUseKey, type RuleInput, ruleUseKey } from "mcp-host-ui/rules";
import { estimateTokenCount } from "tokenx";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { openQuestion } from "../support/questions.js";
import { start } from "../support/serversAndWindows.js";
import { openHost, order, quietMonths, rulesOf } from "./rig.js";

const sample = { method: "sampling/createMessage", params: quietMonths };
const folders = { method: "roots/list" };
const deny = { effect: "deny", subject: "roots", expires: "never" } as const;
const allow = { effect: "allow", subject: "sampling/request", maxTokens: 100_000 } as const;
const refused = /This host's rules do not allow/;
const minute = 60_000;
const hour = 60 * minute;

/** A hundred seconds into five minutes that are counted together. */
const begin = 1_900_000_000_000;
let now = begin;

beforeEach(() => {
  now = begin;
  const clock = vi.spyOn(Date, "now").mockImplementation(() => now);
  return () => clock.mockRestore();
});

/** A host with rules and a server, whose questions to a model are answered as the test says. */
async function open(rules: readonly RuleInput[], generate?: () => Promise<{ content: string }>) {
  const host = openHost({}, {}, { reviewResponse: false, ...(generate && { generate }) });
  const server = await start(host, { id: "travel" });
  await order(host, { type: "rules/add", rules });
  /** Asks for the folders, and tells whether a rule refused that or the person was asked. */
  const ask = async () => {
    const { open, log } = host.getState();
    const { answer } = server.request(folders);
    const heard = answer.then(
      () => "allowed",
      () => "refused",
    );
    const isDecided = () =>
      host.getState().open.length > open.length || host.getState().log !== log;
    await expect.poll(isDecided, { interval: 2 }).toBe(true);
    const [asked] = host.getState().open;
    if (!asked) return heard;
    await host.send({ type: "settle", id: asked.id, answer: { action: "cancel" } });
    return "asked";
  };
  return { host, server, ask, first: () => rulesOf(host).rules[0]?.id ?? "" };
}

describe("the limit of a rule an hour", () => {
  it("counts any hour, not those of the clock, and tells what was counted", async () => {
    const { host, ask, first } = await open([{ ...deny, perHour: 2 }]);
    const use = () => host.read(ruleUseKey(first()));
    expect(use()).toEqual({ thisHour: 0, total: 0 });
    expect(await ask()).toBe("refused");
    now = begin + 30 * minute;
    expect(await ask()).toBe("refused");
    expect(use()).toEqual({ thisHour: 2, total: 2, lastAt: now });
    now = begin + hour - 1;
    expect(await ask()).toBe("asked");
    now = begin + hour;
    expect(await ask()).toBe("refused");
    expect(use()).toEqual({ thisHour: 2, total: 3, lastAt: now });
    expect(await ask()).toBe("asked");
    await order(host, { type: "rules/remove", rule: first() });
    expect(host.read(ruleUseKey(rulesOf(host).changes[0]?.after?.id ?? ""))).toBeUndefined();
  });

  it("is all that has the decisions of an hour counted", async () => {
    const { host, ask, first } = await open([deny]);
    expect(await ask()).toBe("refused");
    expect(host.read(ruleUseKey(first()))).toEqual({ thisHour: 0, total: 1, lastAt: now });
    expect(host.getState().log).toMatchObject([{ outcome: { rulings: [{ count: {} }] } }]);
    const { outcome } = host.getState().log[0] ?? {};
    expect(outcome?.sent === "error" && outcome.rulings?.[0]?.count).toEqual({});
  });

  it("is counted apart from the uses in all, of which none is left below nothing", async () => {
    const { host, ask, first } = await open([{ ...deny, uses: 2, perHour: 5 }]);
    for (const left of [1, 0]) {
      expect(await ask()).toBe("refused");
      expect(host.read(ruleUseKey(first()))).toMatchObject({ left, thisHour: 2 - left });
    }
    expect(await ask()).toBe("asked");
    await order(host, { type: "rules/change", rule: first(), change: { uses: 1 } });
    expect(host.read(ruleUseKey(first()))).toMatchObject({ left: 0, total: 2 });
  });
});

describe("the end of a rule", () => {
  it("is its time, to the millisecond", async () => {
    const { host, ask } = await open([{ ...deny, expires: begin + 10, name: "Ten" }]);
    now = begin + 9;
    expect(await ask()).toBe("refused");
    expect(host.getState().log.at(-1)?.outcome).toMatchObject({ rule: "Ten" });
    now = begin + 10;
    expect(await ask()).toBe("asked");
  });
});

describe("a budget in time", () => {
  it("forgets no request before its hour or its day is over, and at most five minutes after", async () => {
    const { host, server } = await open([{ ...allow, expires: "never" }]);
    const budget = { requestsPerHour: 1, requestsPerDay: 2, over: "refuse" } as const;
    await order(host, { type: "rules/budget", budget });
    const over = () => host.getState().log.at(-1)?.outcome;
    const day = 24 * hour;
    const slot = 200_000;
    const isRefused = async (after: number) => {
      now = begin + after;
      await expect(server.request(sample).answer).rejects.toThrow(refused);
    };
    const isAllowed = async (after: number) => {
      now = begin + after;
      await expect(server.request(sample).answer).resolves.toMatchObject({ model: "claude" });
    };
    await isAllowed(0);
    await isRefused(hour + slot - 1);
    expect(over()).toMatchObject({
      rulings: [{ over: { unit: "requests", per: "hour", limit: 1, used: 2 } }],
    });
    await isAllowed(hour + slot);
    expect(host.read(budgetUseKey("travel"))?.requests).toEqual({ hour: 1, day: 2 });
    await isRefused(day + slot - 1);
    expect(over()).toMatchObject({
      rulings: [{ over: { unit: "requests", per: "day", limit: 2, used: 3 } }],
    });
    await isAllowed(day + slot);
    expect(host.read(budgetUseKey("travel"))?.requests).toEqual({ hour: 1, day: 2 });
  });
});

describe("a budget of tokens", () => {
  const text = quietMonths.messages[0]?.content.text ?? "";
  const usedWhenRefused = async (tokensPerHour: number, params: object) => {
    const { host, server } = await open([{ ...allow, expires: "never" }]);
    const budget = { tokensPerHour, over: "refuse" } as const;
    await order(host, { type: "rules/budget", budget });
    await expect(server.request({ ...sample, params }).answer).rejects.toThrow(refused);
    const [entry] = host.getState().log;
    const [ruling] = (entry?.outcome.sent === "error" && entry.outcome.rulings) || [];
    expect(ruling).toMatchObject({ over: { unit: "tokens", per: "hour", limit: tokensPerHour } });
    return ruling && "over" in ruling ? ruling.over.used : undefined;
  };

  it("is used up by what is asked for to the last token", async () => {
    const needed = estimateTokenCount(text) + 100;
    expect(await usedWhenRefused(needed - 1, quietMonths)).toBe(needed);
    const { host, server } = await open([{ ...allow, expires: "never" }]);
    await order(host, {
      type: "rules/budget",
      budget: { tokensPerHour: needed, over: "refuse" },
    });
    await expect(server.request(sample).answer).resolves.toMatchObject({ model: "claude" });
    const answered = estimateTokenCount(text) + estimateTokenCount("In November.");
    const { requests, tokens } = host.read(budgetUseKey("travel")) ?? {};
    expect(requests).toEqual({ hour: 1, day: 1 });
    expect(tokens?.hour).toBeGreaterThanOrEqual(answered);
    expect(tokens?.hour).toBeLessThan(needed);
    expect(tokens?.day).toBe(tokens?.hour);
  });

  it("takes a text that is too long to be looked at for one that goes on as it began", async () => {
    const asking = (words: number) => {
      const content = { type: "text", text: "quiet ".repeat(words) };
      return { messages: [{ role: "user", content }], maxTokens: 1 };
    };
    const [short = 0, long = 0] = [
      await usedWhenRefused(0, asking(10_000)),
      await usedWhenRefused(0, asking(100_000)),
    ];
    expect(short).toBeGreaterThan(9_000);
    expect(long / short).toBeCloseTo(10, 1);
  });

  it("gives back what the model was not asked for, once its answer fails", async () => {
    const { host, server } = await open([{ ...allow, expires: "never" }], async () => {
      throw new Error("The model is away.");
    });
    await order(host, { type: "rules/budget", budget: { tokensPerDay: 1_000, over: "ask" } });
    const { answer } = server.request(sample);
    answer.catch(() => {});
    const { id } = await openQuestion(host);
    await host.send({ type: "settle", id, answer: { action: "deny" } });
    await expect(answer).rejects.toThrow("User rejected");
    expect(host.read(budgetUseKey("travel"))).toMatchObject({
      requests: { day: 1 },
      tokens: { day: estimateTokenCount(text) },
    });
  });
});

describe("of two rules that allow the same", () => {
  it("the one that allows fewer tokens decides, then the older one", async () => {
    const add = async (name: string, maxTokens: number) => {
      now += 1;
      await order(host, {
        type: "rules/add",
        rules: [{ ...allow, maxTokens, name, expires: "never" }],
      });
    };
    const { host, server } = await open([
      { ...allow, maxTokens: 200, name: "far", expires: "never" },
    ]);
    await add("near", 100);
    await add("later", 100);
    const asked = async (maxTokens: number) => {
      await server.request({ ...sample, params: { ...quietMonths, maxTokens } }).answer;
      return host.getState().log.at(-1)?.outcome;
    };
    expect(await asked(100)).toMatchObject({ rulings: [{ name: "near" }] });
    expect(await asked(101)).toMatchObject({ rulings: [{ name: "far" }] });
    const [, near] = rulesOf(host).rules;
    await order(host, { type: "rules/remove", rule: near?.id ?? "" });
    await order(host, { type: "rules/undo", change: rulesOf(host).changes.at(-1)?.id ?? "" });
    expect(rulesOf(host).rules.map(({ name }) => name)).toEqual(["far", "later", "near"]);
    expect(await asked(100)).toMatchObject({ rulings: [{ name: "near" }] });
    await order(host, { type: "rules/change", rule: near?.id ?? "", change: { paused: true } });
    expect(await asked(100)).toMatchObject({ rulings: [{ name: "later" }] });
  });

  it.each([
    [["deny", "ask", "allow"], "refused"],
    [["allow", "ask", "deny"], "refused"],
    [["allow", "ask"], "asked"],
    [["ask", "allow"], "asked"],
  ] as const)("and the rest, the strictest decides: of %j", async (effects, what) => {
    const { ask } = await open(effects.map((effect) => ({ ...deny, effect })));
    expect(await ask()).toBe(what);
  });
});
