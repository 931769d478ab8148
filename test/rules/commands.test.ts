import type { RulesCommand } from "mcp-host-ui/rules";
import { describe, expect, it } from "vitest";
import { openQuestion } from "../support/questions.js";
import { start } from "../support/serversAndWindows.js";
import { openHost, order, quietMonths, rulesOf } from "./rig.js";
import { sharedStorage } from "./sharedStorage.js";

const sample = { method: "sampling/createMessage", params: quietMonths };
const deny = { effect: "deny", subject: "roots", expires: "never" } as const;
const guest = { isRemote: true, principal: "guest" };
const forbidden = { done: false, rejection: "forbidden" };

/** A host with one rule, with one change of it, and a question that waits. */
async function openAsked(...options: Parameters<typeof openHost>) {
  const host = openHost(...options);
  const server = await start(host, { id: "travel" });
  await order(host, { type: "rules/add", rules: [deny] });
  const { answer } = server.request(sample);
  answer.catch(() => {});
  const question = await openQuestion(host);
  const [rule] = rulesOf(host).rules;
  const [change] = rulesOf(host).changes;
  if (!rule || !change) throw new Error("There is no rule.");
  return { host, server, answer, question, rule, change };
}

describe("a window that may make no rules", () => {
  it("changes nothing by any command, and the log of changes stays as it is", async () => {
    const { host, question, rule, change } = await openAsked();
    const { id } = question;
    expect(await host.send({ type: "rules/propose", id, rules: [deny] }, guest)).toEqual({
      done: true,
    });
    const before = rulesOf(host);
    const [{ id: proposal } = { id: "" }] = before.proposals;
    const commands: readonly RulesCommand[] = [
      { type: "rules/add", rules: [deny] },
      { type: "rules/change", rule: rule.id, change: { paused: true } },
      { type: "rules/remove", rule: rule.id },
      { type: "rules/stop", stopped: true },
      { type: "rules/accept", proposal },
      { type: "rules/dismiss", proposal },
      { type: "rules/undo", change: change.id },
      { type: "rules/budget", budget: { requestsPerHour: 1, over: "ask" } },
    ];
    for (const command of commands)
      expect([command.type, await host.send(command, guest)]).toEqual([
        command.type,
        { ...forbidden, message: expect.stringContaining("mayMake") },
      ]);
    expect(commands).toHaveLength(8);
    expect(rulesOf(host)).toEqual(before);
  });

  it("makes none where the app's own decision fails, which is reported", async () => {
    const errors: unknown[] = [];
    const lost = new Error("The list of who may is lost.");
    const mayMake = () => {
      throw lost;
    };
    const host = openHost({ mayMake }, { onError: (error) => errors.push(error) });
    expect(await order(host, { type: "rules/add", rules: [deny] })).toMatchObject(forbidden);
    expect(rulesOf(host).rules).toEqual([]);
    expect(errors).toEqual([lost]);
  });

  it("is judged by the rule as it was and as it would be", async () => {
    const host = openHost({
      mayMake: (rules, { isRemote }) =>
        !isRemote || rules.every(({ server }) => server === "travel"),
    });
    const own = { ...deny, server: "travel" };
    await order(host, { type: "rules/add", rules: [deny, own] });
    const [any, its] = rulesOf(host).rules.map(({ id }) => id);
    const change = (rule = "", server: string | null) =>
      host.send({ type: "rules/change", rule, change: { server } }, guest);
    expect(await change(any, "travel")).toMatchObject(forbidden);
    expect(await change(its, null)).toMatchObject(forbidden);
    expect(rulesOf(host).rules.map(({ server }) => server)).toEqual([undefined, "travel"]);
    expect(await change(its, "travel")).toEqual({ done: true });
    const remove = (rule = "") => host.send({ type: "rules/remove", rule }, guest);
    expect(await remove(any)).toMatchObject(forbidden);
    expect(await remove(its)).toEqual({ done: true });
    const [added, , , removed] = rulesOf(host).changes.map(({ id }) => id);
    const undo = (change = "") => host.send({ type: "rules/undo", change }, guest);
    expect(await undo(added)).toMatchObject(forbidden);
    expect(await undo(removed)).toEqual({ done: true });
    expect(rulesOf(host).rules.map(({ server }) => server)).toEqual([undefined, "travel"]);
    expect(await host.send({ type: "rules/stop", stopped: true }, guest)).toEqual({ done: true });
    const budget = { requestsPerHour: 1, over: "ask" } as const;
    expect(await host.send({ type: "rules/budget", budget }, guest)).toEqual({ done: true });
    expect(rulesOf(host)).toMatchObject({ isStopped: true, budgets: [budget] });
  });

  it("proposes a hundred at most", async () => {
    const { host, question } = await openAsked();
    const { id } = question;
    const propose = () => host.send({ type: "rules/propose", id, rules: [deny] }, guest);
    for (let count = 0; count < 100; count += 1) expect(await propose()).toEqual({ done: true });
    expect(await propose()).toEqual({
      done: false,
      rejection: "invalid",
      message: "Too many rules are proposed.",
    });
    expect(rulesOf(host).proposals).toHaveLength(100);
  });
});

describe("a proposal", () => {
  it("names the question, whoever made it and when, and is gone once it is dismissed", async () => {
    const { host, question } = await openAsked();
    const { id } = question;
    await host.send({ type: "rules/propose", id, rules: [deny] }, guest);
    await host.send({ type: "rules/propose", id, rules: [deny] }, { isRemote: true });
    const [first, second] = rulesOf(host).proposals;
    expect(first).toMatchObject({ question: id, by: "guest", at: expect.any(Number) });
    expect(first?.rules).toMatchObject([{ ...deny, madeBy: "guest" }]);
    expect(second).not.toHaveProperty("by");
    await order(host, { type: "rules/dismiss", proposal: second?.id ?? "" });
    expect(rulesOf(host).proposals).toEqual([first]);
    expect(rulesOf(host).rules).toHaveLength(1);
  });

  it("is none where its rules cannot be made, or its question is gone", async () => {
    const { host, question } = await openAsked();
    const { id } = question;
    expect(await host.send({ type: "rules/propose", id, rules: [] }, guest)).toMatchObject({
      rejection: "invalid",
    });
    await host.send({ type: "settle", id, answer: { action: "deny" } });
    expect(await host.send({ type: "rules/propose", id, rules: [deny] }, guest)).toEqual({
      done: false,
      rejection: "unknown",
      message: `There is no open question ${id}.`,
    });
    expect(rulesOf(host).proposals).toEqual([]);
  });
});

describe("a command about rules", () => {
  it.each<readonly [string, object]>([
    ["There is no rule x.", { type: "rules/change", rule: "x", change: { paused: true } }],
    ["There is no rule x.", { type: "rules/remove", rule: "x" }],
    ["There is no proposal x.", { type: "rules/accept", proposal: "x" }],
    ["There is no proposal 5.", { type: "rules/dismiss", proposal: 5 }],
    ["There is no change x.", { type: "rules/undo", change: "x" }],
    ["There is no command rules/forget.", { type: "rules/forget" }],
  ])("that is about nothing is answered so: %s", async (message, command) => {
    const { host } = await openAsked();
    const before = rulesOf(host);
    expect(await order(host, command as RulesCommand)).toEqual({
      done: false,
      rejection: "unknown",
      message,
    });
    expect(rulesOf(host)).toEqual(before);
  });

  it("stops rules by true alone", async () => {
    const host = openHost();
    const stopped = "true" as unknown as boolean;
    expect(await order(host, { type: "rules/stop", stopped })).toEqual({
      done: false,
      rejection: "invalid",
      message: "stopped must be true or false.",
    });
    expect(rulesOf(host).isStopped).toBe(false);
  });

  it("makes none beyond twenty thousand", async () => {
    const storage = sharedStorage();
    const before = openHost({ storage });
    await order(before, { type: "rules/add", rules: [deny] });
    before.close();
    const stored = JSON.parse(storage.items.get("mcp-host-ui:rules") ?? "");
    const [rule] = stored.rules;
    stored.rules = Array.from({ length: 19_999 }, (_, place) => ({ ...rule, id: `${place}` }));
    storage.items.set("mcp-host-ui:rules", JSON.stringify(stored));
    const host = openHost({ storage });
    expect(await order(host, { type: "rules/add", rules: [deny, deny] })).toEqual({
      done: false,
      rejection: "invalid",
      message: "A host keeps 20000 rules at most.",
    });
    expect(await order(host, { type: "rules/add", rules: [deny] })).toEqual({ done: true });
    expect(rulesOf(host).rules).toHaveLength(20_000);
  });
});

describe("an undo", () => {
  it("takes back what was changed and what was removed, as it was, also after more changes", async () => {
    const { host, rule } = await openAsked();
    await order(host, { type: "rules/add", rules: [{ ...deny, server: "hotel" }] });
    await order(host, { type: "rules/change", rule: rule.id, change: { perHour: 5 } });
    await order(host, { type: "rules/remove", rule: rule.id });
    const [, other, changed, removed] = rulesOf(host).changes;
    await order(host, { type: "rules/undo", change: removed?.id ?? "" });
    expect(rulesOf(host).rules).toMatchObject([{ server: "hotel" }, { id: rule.id, perHour: 5 }]);
    await order(host, { type: "rules/undo", change: changed?.id ?? "" });
    expect(rulesOf(host).rules).toEqual([other?.after, rule]);
    await order(host, { type: "rules/undo", change: other?.id ?? "" });
    expect(rulesOf(host).rules).toEqual([rule]);
    await order(host, { type: "rules/undo", change: other?.id ?? "" });
    expect(rulesOf(host).rules).toEqual([rule]);
  });

  it("brings back no rule that ended with its session", async () => {
    const { host, server } = await openAsked();
    const ending = { ...deny, server: "travel", expires: "session" } as const;
    await order(host, { type: "rules/add", rules: [ending] });
    const made = rulesOf(host).rules[1]?.id ?? "";
    await order(host, { type: "rules/remove", rule: made });
    const removed = rulesOf(host).changes.at(-1)?.id ?? "";
    await order(host, { type: "rules/undo", change: removed });
    expect(rulesOf(host).rules).toHaveLength(2);
    await order(host, { type: "rules/remove", rule: made });
    await server.close();
    expect(await order(host, { type: "rules/undo", change: removed })).toEqual({
      done: false,
      rejection: "invalid",
      message: "The rule ended with its session.",
    });
    expect(rulesOf(host).rules).toHaveLength(1);
  });
});
