import type { RuleInput } from "mcp-host-ui/rules";
import { describe, expect, it } from "vitest";
import { openQuestion } from "../support/questions.js";
import { start } from "../support/serversAndWindows.js";
import { wires } from "../support/wires.js";
import { openHost, order, quietMonths, rulesOf } from "./rig.js";
import { sharedStorage } from "./sharedStorage.js";

const sample = { method: "sampling/createMessage", params: quietMonths };
const folders = { method: "roots/list" };
const guest = { isRemote: true, principal: "guest" };
const itself = { subject: "roots", server: "travel", expires: "session" } as const;
const deny: RuleInput = { ...itself, effect: "deny" };
const allow: RuleInput = { ...itself, effect: "allow" };

/** Opens the session anew, and expects that what it asks reaches the person. */
async function expectAsked(host: ReturnType<typeof openHost>) {
  const next = await start(host, { id: "travel" });
  next.request(folders).answer.catch(() => {});
  const { session, rulings } = await openQuestion(host);
  expect({ session, rulings }).toEqual({ session: "travel", rulings: undefined });
  expect(rulesOf(host).rules).toEqual([]);
}

describe.each(wires)("a question whose session closes, over %s", (_, wire) => {
  it("is decided by no rule, not by one of its session nor by one that this had held back", async () => {
    let generated = 0;
    const generate = async () => {
      generated += 1;
      return { content: "In November." };
    };
    const host = openHost({}, {}, { generate, reviewResponse: false });
    const server = await start(host, { id: "travel", wire });
    const about = { subject: "sampling/request", server: "travel" } as const;
    const rules: readonly RuleInput[] = [
      { ...about, effect: "ask", expires: "session" },
      { ...about, effect: "allow", maxTokens: 100, expires: "never" },
    ];
    await order(host, { type: "rules/add", rules });
    server.request(sample).answer.catch(() => {});
    const { id } = await openQuestion(host);
    await server.close();
    await expect.poll(() => host.read(id)).toMatchObject({ phase: "settled" });
    expect(rulesOf(host).rules).toMatchObject([{ effect: "allow", expires: "never" }]);
    const { outcome } = host.getState().log[0] ?? {};
    expect(outcome).toMatchObject({ sent: "nothing" });
    expect(outcome).not.toHaveProperty("rulings");
    expect(generated).toBe(0);
    await start(host, { id: "travel", wire });
    expect(generated).toBe(0);
  });
});

describe("a rule that ends with its session", () => {
  it("is proposed no longer once that has closed, whatever the next one of its id is", async () => {
    const host = openHost();
    const server = await start(host, { id: "travel" });
    const hotel = await start(host, { id: "hotel" });
    hotel.request(folders).answer.catch(() => {});
    const { id } = await openQuestion(host);
    const lasting: RuleInput = { ...allow, expires: "never" };
    for (const rules of [[allow], [lasting], [lasting, allow]])
      await host.send({ type: "rules/propose", id, rules }, guest);
    const [, kept] = rulesOf(host).proposals;
    const [{ id: proposal } = { id: "" }] = rulesOf(host).proposals;
    expect(rulesOf(host).proposals).toHaveLength(3);
    await server.close();
    expect(rulesOf(host).proposals).toEqual([kept]);
    expect(await order(host, { type: "rules/accept", proposal })).toMatchObject({
      rejection: "unknown",
    });
    await host.send({ type: "settle", id, answer: { action: "refuse" } });
    await expectAsked(host);
  });

  it("is not made of another one once that has closed", async () => {
    const host = openHost();
    const server = await start(host, { id: "travel" });
    await order(host, { type: "rules/add", rules: [{ ...allow, expires: "never" }] });
    await server.close();
    const [{ id: rule } = { id: "" }] = rulesOf(host).rules;
    const change = { expires: "session" } as const;
    expect(await order(host, { type: "rules/change", rule, change })).toEqual({
      done: false,
      rejection: "invalid",
      message: "The rule was not changed: its session is not open.",
    });
    expect(rulesOf(host).rules).toMatchObject([{ expires: "never" }]);
    await start(host, { id: "travel" });
    expect(await order(host, { type: "rules/change", rule, change })).toEqual({ done: true });
    expect(rulesOf(host).rules).toMatchObject([{ expires: "session" }]);
  });

  it("is not brought back by an undo in the next session of its id", async () => {
    const host = openHost();
    const server = await start(host, { id: "travel" });
    await order(host, { type: "rules/add", rules: [deny] });
    const [{ id: rule } = { id: "" }] = rulesOf(host).rules;
    await order(host, { type: "rules/change", rule, change: { perHour: 5 } });
    await order(host, { type: "rules/remove", rule });
    const changes = rulesOf(host).changes.slice(1);
    expect(changes.map(({ type }) => type)).toEqual(["changed", "removed"]);
    await server.close();
    await expectAsked(host);
    for (const { id: change } of changes)
      expect(await order(host, { type: "rules/undo", change })).toEqual({
        done: false,
        rejection: "invalid",
        message: "The rule ended with its session.",
      });
    expect(rulesOf(host).rules).toEqual([]);
  });

  it.each<readonly [string, (rule: string) => Parameters<typeof order>[1]]>([
    ["made", () => ({ type: "rules/add", rules: [deny] })],
    ["changed", (rule) => ({ type: "rules/change", rule, change: { perHour: 5 } })],
  ])("is not %s after it, where a slow storage kept the command waiting", async (_, command) => {
    const storage = sharedStorage();
    let isHeld = false;
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    const slow = {
      async getItem(key: string) {
        if (isHeld) await held;
        return storage.getItem(key);
      },
      setItem: async (key: string, value: string) => storage.setItem(key, value),
    };
    const host = openHost({ storage: slow });
    const server = await start(host, { id: "travel" });
    await order(host, { type: "rules/add", rules: [deny] });
    const [{ id: rule } = { id: "" }] = rulesOf(host).rules;
    isHeld = true;
    const commanded = order(host, command(rule));
    await server.close();
    const next = await start(host, { id: "travel" });
    go();
    await commanded;
    expect(rulesOf(host).rules).toEqual([]);
    next.request(folders).answer.catch(() => {});
    expect((await openQuestion(host)).session).toBe("travel");
  });
});
