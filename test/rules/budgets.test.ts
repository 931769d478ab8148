import { type Budget, budgetUseKey, decidedBy, previewRules, stateOfRule } from "mcp-host-ui/rules";
import { describe, expect, it } from "vitest";
import { refusal } from "../kinds/sampling/core/rig.js";
import { openQuestion } from "../support/questions.js";
import { start } from "../support/serversAndWindows.js";
import { openHost, order, quietMonths, rulesOf } from "./rig.js";
import { sharedStorage } from "./sharedStorage.js";

const sample = { method: "sampling/createMessage", params: quietMonths };
const anything = {
  effect: "allow",
  subject: "sampling/request",
  maxTokens: 100,
  expires: "never",
} as const;

describe("a budget", () => {
  it("has what is over it asked, whatever a rule allows, and lets the person go on", async () => {
    const host = openHost({}, {}, { reviewResponse: false });
    const server = await start(host);
    await order(host, { type: "rules/add", rules: [anything] });
    await order(host, { type: "rules/budget", budget: { requestsPerHour: 1, over: "ask" } });
    await server.request(sample).answer;
    const { answer } = server.request(sample);
    const { id, session } = await openQuestion(host);
    expect(host.read(budgetUseKey(session))).toMatchObject({ requests: { hour: 1, day: 1 } });
    await host.send({ type: "sampling/approve", id });
    await answer;
    expect(host.read(budgetUseKey(session))).toMatchObject({ requests: { hour: 2 } });
  });

  it("counts what a server used before the budget was set, tokens included", async () => {
    const host = openHost({}, {}, { reviewResponse: false });
    const server = await start(host);
    await order(host, { type: "rules/add", rules: [anything] });
    await server.request(sample).answer;
    const session = host.getState().sessions[0]?.id ?? "";
    expect(host.read(budgetUseKey(session))).toBeUndefined();
    const limits = { requestsPerHour: 1, tokensPerHour: 1_000 };
    await order(host, { type: "rules/budget", budget: { ...limits, over: "refuse" } });
    const use = host.read(budgetUseKey(session));
    expect(use).toMatchObject({ requests: { hour: 1, day: 1 } });
    expect(use?.tokens.hour).toBeGreaterThan(5);
    await expect(server.request(sample).answer).rejects.toEqual(
      refusal(-1, /This host's rules do not allow/),
    );
  });

  it("refuses what is over it where that was chosen, and says what was too much; a reload forgets nothing", async () => {
    const storage = sharedStorage();
    const before = openHost({ storage }, {}, { reviewResponse: false });
    await order(before, { type: "rules/add", rules: [anything] });
    await order(before, { type: "rules/budget", budget: { requestsPerDay: 1, over: "refuse" } });
    const first = await start(before);
    await first.request(sample).answer;
    await first.close();
    before.close();
    const host = openHost({ storage });
    const server = await start(host);
    await expect(server.request(sample).answer).rejects.toEqual(
      refusal(-1, /This host's rules do not allow/),
    );
    expect(host.getState().log).toMatchObject([
      {
        outcome: {
          rule: "budget",
          rulings: [{ over: { unit: "requests", per: "day", limit: 1, used: 2 } }],
        },
      },
    ]);
  });

  it("counts the tokens that a model reports, and estimates them where it reports none", async () => {
    let usage: { inputTokens: number; outputTokens: number } | undefined = {
      inputTokens: 300,
      outputTokens: 50,
    };
    const host = openHost(
      {},
      {},
      {
        reviewResponse: false,
        generate: async () => ({ content: "In November.", ...(usage && { usage }) }),
      },
    );
    const server = await start(host);
    await order(host, { type: "rules/add", rules: [anything] });
    await order(host, { type: "rules/budget", budget: { tokensPerHour: 1_000, over: "ask" } });
    await server.request(sample).answer;
    const session = host.getState().sessions[0]?.id ?? "";
    expect(host.read(budgetUseKey(session))?.tokens.hour).toBe(350);
    usage = undefined;
    await server.request(sample).answer;
    const used = host.read(budgetUseKey(session))?.tokens.hour ?? 0;
    expect(used).toBeGreaterThan(350);
    expect(used).toBeLessThan(400);
  });

  it("counts what many requests at once may use before any is answered", async () => {
    const host = openHost({}, {}, { reviewResponse: false, generate: () => new Promise(() => {}) });
    const server = await start(host);
    await order(host, { type: "rules/add", rules: [anything] });
    await order(host, { type: "rules/budget", budget: { tokensPerHour: 350, over: "ask" } });
    for (const _ of [1, 2, 3, 4, 5]) void server.request(sample).answer.catch(() => {});
    await expect.poll(() => host.getState().open).toHaveLength(5);
    const stages = host.getState().open.map(({ detail }) => Object(detail).stage);
    expect(stages.filter((stage) => stage === "generating")).toHaveLength(3);
    expect(stages.filter((stage) => stage === "request-review")).toHaveLength(2);
  });
});

describe("the tokens of a model that was stopped", () => {
  it("are what it had read: what it might have answered is given back", async () => {
    const host = openHost({}, {}, { reviewResponse: false, generate: () => new Promise(() => {}) });
    const server = await start(host);
    await order(host, { type: "rules/add", rules: [anything] });
    await order(host, { type: "rules/budget", budget: { tokensPerDay: 1_000, over: "ask" } });
    const { answer } = server.request(sample);
    const { id, session } = await openQuestion(host);
    const tokens = () => host.read(budgetUseKey(session))?.tokens.day ?? 0;
    await expect.poll(tokens).toBeGreaterThan(100);
    await host.send({ type: "sampling/stop", id });
    await host.send({ type: "settle", id, answer: { action: "deny" } });
    await expect(answer).rejects.toBeInstanceOf(Error);
    expect(tokens()).toBeGreaterThan(0);
    expect(tokens()).toBeLessThan(20);
  });
});

describe("the tokens of a model that was stopped and asked again", () => {
  it("are what it read twice, and what it may answer once", async () => {
    const host = openHost({}, {}, { generate: () => new Promise(() => {}) });
    const server = await start(host);
    await order(host, { type: "rules/budget", budget: { tokensPerDay: 1_000, over: "ask" } });
    server.request(sample).answer.catch(() => {});
    const { id, session } = await openQuestion(host);
    const tokens = () => host.read(budgetUseKey(session))?.tokens.day ?? 0;
    await host.send({ type: "sampling/approve", id });
    const once = tokens();
    expect(once).toBeGreaterThan(100);
    for (const type of ["sampling/stop", "sampling/revise", "sampling/approve"] as const)
      expect(await host.send({ type, id })).toEqual({ done: true });
    expect(tokens()).toBe(once + (once - 100));
  });
});

describe("a budget that is full", () => {
  it("keeps no rule from sending the answer to what the person let pass", async () => {
    const host = openHost();
    const server = await start(host);
    const response = { ...anything, subject: "sampling/response" } as const;
    await order(host, { type: "rules/add", rules: [response] });
    await order(host, { type: "rules/budget", budget: { requestsPerHour: 1, over: "refuse" } });
    const { answer } = server.request(sample);
    const { id } = await openQuestion(host);
    await host.send({ type: "sampling/approve", id });
    await expect(answer).resolves.toMatchObject({ content: { text: "In November." } });
    expect(host.getState().log).toMatchObject([{ outcome: { sent: "result", by: "rule" } }]);
  });

  it("keeps no rule from refusing", async () => {
    const host = openHost();
    const server = await start(host);
    const { maxTokens: _, ...deny } = { ...anything, effect: "deny", name: "Never" } as const;
    await order(host, { type: "rules/add", rules: [deny] });
    await order(host, { type: "rules/budget", budget: { requestsPerHour: 0, over: "ask" } });
    await expect(server.request(sample).answer).rejects.toThrow("This host's rules do not allow");
    expect(host.getState().log).toMatchObject([{ outcome: { by: "rule", rule: "Never" } }]);
  });
});

describe("budgets", () => {
  const all = { requestsPerHour: 0, over: "ask" } as const;

  it("hold for one server before the one for each, until taken away", async () => {
    const host = openHost({}, {}, { reviewResponse: false });
    const server = await start(host, { id: "travel" });
    const other = await start(host, { id: "hotel" });
    await order(host, { type: "rules/add", rules: [anything] });
    await order(host, { type: "rules/budget", budget: all });
    const own = { server: "travel", requestsPerHour: 5, over: "refuse" } as const;
    await order(host, { type: "rules/budget", budget: own });
    expect(rulesOf(host).budgets).toEqual([all, own]);
    await server.request(sample).answer;
    const waiting = other.request(sample).answer;
    expect((await openQuestion(host)).session).toBe("hotel");
    await order(host, { type: "rules/budget", budget: null });
    expect(rulesOf(host).budgets).toEqual([own]);
    await expect(waiting).resolves.toMatchObject({ model: "claude" });

    await order(host, { type: "rules/budget", budget: all });
    await order(host, { type: "rules/budget", server: "travel", budget: null });
    expect(rulesOf(host).budgets).toEqual([all]);
    for (const one of [server, other]) one.request(sample).answer.catch(() => {});
    await expect.poll(() => host.getState().open).toHaveLength(2);
    await order(host, { type: "rules/budget", budget: { ...all, tokensPerDay: 1 } });
    const used = ["travel", "hotel"].map((id) => host.read(budgetUseKey(id))?.requests.hour);
    expect(used).toEqual([1, 1]);
  });

  it("show what a server has used until they are gone", async () => {
    const host = openHost({}, {}, { reviewResponse: false });
    const server = await start(host, { id: "travel" });
    await order(host, { type: "rules/add", rules: [{ ...anything, uses: 2 }] });
    await order(host, { type: "rules/budget", budget: { requestsPerHour: 2, over: "ask" } });
    await server.request(sample).answer;
    await server.request(sample).answer;
    server.request(sample).answer.catch(() => {});
    await openQuestion(host);
    const used = () => host.read(budgetUseKey("travel"));
    expect(used()?.requests).toEqual({ hour: 2, day: 2 });
    await order(host, { type: "rules/budget", budget: null });
    expect(used()).toBeUndefined();
    await order(host, { type: "rules/budget", budget: { requestsPerDay: 5, over: "ask" } });
    expect(used()?.requests).toEqual({ hour: 2, day: 2 });
  });

  it("of tokens a day ask about a request that may need more", async () => {
    const host = openHost({}, {}, { reviewResponse: false });
    const server = await start(host);
    await order(host, { type: "rules/add", rules: [anything] });
    await order(host, { type: "rules/budget", budget: { tokensPerDay: 100, over: "ask" } });
    void server.request(sample).answer.catch(() => {});
    await openQuestion(host);
    expect(host.getState().open).toHaveLength(1);
  });

  it.each([
    ["three", "a budget must be an object"],
    [{ ...all, server: "" }, "server must be the id of a session"],
    [{ ...all, server: 1 }, "server must be the id of a session"],
    [{ requestsPerHour: 1 }, 'over must be "ask" or "refuse"'],
    [{ ...all, over: "stop" }, 'over must be "ask" or "refuse"'],
    [{ ...all, requestsPerHour: 1.5 }, "requestsPerHour must be a whole number"],
    [{ ...all, requestsPerDay: "3" }, "requestsPerDay must be a whole number"],
    [{ ...all, tokensPerDay: -1 }, "tokensPerDay must be a whole number"],
    [{ ...all, tokensPerHour: 2 ** 60 }, "tokensPerHour must be a whole number"],
  ])("that cannot be read are not set: %j", async (budget, problem) => {
    const host = openHost();
    const receipt = await order(host, { type: "rules/budget", budget: budget as Budget });
    const message = `No budget was set: ${problem}.`;
    expect(receipt).toEqual({ done: false, rejection: "invalid", message });
    expect(rulesOf(host).budgets).toEqual([]);
  });
});

describe("what a rule did, and would have done", () => {
  it("is told from the log", async () => {
    const host = openHost({}, {}, { reviewResponse: false });
    const server = await start(host);
    const asked = [1, 2].map(() => server.request(sample).answer);
    await expect.poll(() => host.getState().open).toHaveLength(2);
    for (const { id } of host.getState().open) await host.send({ type: "sampling/approve", id });
    await Promise.all(asked);
    const { log } = host.getState();
    expect(previewRules([{ ...anything, uses: 1 }], log)).toEqual({ covered: [log[0]], among: 2 });
    expect(previewRules([{ ...anything, maxTokens: 10 }], log).covered).toEqual([]);
    expect(previewRules([{ ...anything, maxTokens: 0 }], log).covered).toEqual([]);
    expect(previewRules([{ ...anything, paused: true }], log, 1)).toEqual({
      covered: [log[1]],
      among: 1,
    });
    const [first, second] = log;
    if (!first || !second) throw new Error("Two requests were decided.");
    const { facts: _, ...withoutRules } = first;
    expect(previewRules([anything], [withoutRules, second])).toEqual({
      covered: [second],
      among: 1,
    });

    await order(host, { type: "rules/add", rules: [{ ...anything, uses: 1 }] });
    await server.request(sample).answer;
    await order(host, {
      type: "rules/add",
      rules: [{ effect: "deny", subject: "roots", expires: "never" }],
    });
    await expect(server.request({ method: "roots/list" }).answer).rejects.toThrow("rules");
    const [rule, other] = rulesOf(host).rules;
    if (!rule || !other) throw new Error("There are two rules.");
    expect(decidedBy(host.getState().log, rule.id)).toEqual([host.getState().log[2]]);
    expect(decidedBy(host.getState().log, other.id)).toEqual([host.getState().log[3]]);
    expect(stateOfRule(rule, { thisHour: 1, total: 1 })).toBe("used-up");
  });
});
