import { type RulesCommand, rulesFor } from "mcp-host-ui/rules";
import { describe, expect, it } from "vitest";
import { openQuestion } from "../support/questions.js";
import { start } from "../support/serversAndWindows.js";
import { openHost, order, quietMonths, rulesOf } from "./rig.js";
import { sharedStorage } from "./sharedStorage.js";

const sample = { method: "sampling/createMessage", params: quietMonths };
const lasting: RulesCommand = {
  type: "rules/add",
  rules: [
    {
      effect: "allow",
      subject: "sampling/request",
      maxTokens: 100,
      uses: 2,
      expires: "never",
      name: "Anybody may ask twice",
    },
  ],
};

describe("stored rules", () => {
  it("hold in the next host, with the uses that are left, and end with their session where they say so", async () => {
    const storage = sharedStorage();
    const before = openHost({ storage }, {}, { reviewResponse: false });
    const first = await start(before);
    await order(before, lasting);
    await first.request(sample).answer;
    const question = rulesFor(
      { facts: before.getState().log[0]?.facts ?? [] },
      { lasting: "session" },
    );
    await order(before, { type: "rules/add", rules: question });
    expect(rulesOf(before).rules).toHaveLength(2);
    await first.close();
    expect(rulesOf(before).rules.map(({ name }) => name)).toEqual(["Anybody may ask twice"]);
    before.close();

    const host = openHost({ storage }, {}, { reviewResponse: false });
    expect(rulesOf(host)).toMatchObject({ rules: [{ uses: 2 }], unreadable: 0 });
    const server = await start(host);
    await server.request(sample).answer;
    expect(host.getState().log[0]?.outcome).toMatchObject({
      by: "rule",
      rulings: [{ count: { left: 0 } }],
    });
    void server.request(sample).answer.catch(() => {});
    await openQuestion(host);
  });

  it("are the same in two hosts of one storage: made, counted and revoked in either", async () => {
    const storage = sharedStorage();
    const [one, other] = [0, 1].map(() => openHost({ storage }, {}, { reviewResponse: false }));
    if (!one || !other) throw new Error("There are two hosts.");
    const [here, there] = [await start(one), await start(other)];
    await order(one, lasting);
    await there.request(sample).answer;
    await here.request(sample).answer;
    void there.request(sample).answer.catch(() => {});
    const waiting = await openQuestion(other);
    await order(one, {
      type: "rules/change",
      rule: rulesOf(one).rules[0]?.id ?? "",
      change: { uses: 3 },
    });
    await expect.poll(() => other.read(waiting.id)).toMatchObject({ phase: "settled" });
    await order(other, { type: "rules/remove", rule: rulesOf(other).rules[0]?.id ?? "" });
    void here.request(sample).answer.catch(() => {});
    await openQuestion(one);
    expect(rulesOf(one).rules).toEqual([]);
  });

  it("keep what one host counted when a model works in the other", async () => {
    const storage = sharedStorage();
    const [one, other] = [0, 1].map(() => openHost({ storage }));
    if (!one || !other) throw new Error("There are two hosts.");
    const [here, there] = [await start(one), await start(other)];
    const folders = { method: "roots/list" };
    await order(one, {
      type: "rules/add",
      rules: [{ effect: "allow", subject: "roots", uses: 3, expires: "never" }],
    });
    await here.request(folders).answer;
    void here.request(sample).answer.catch(() => {});
    const { id } = await openQuestion(one);
    await there.request(folders).answer;
    await one.send({ type: "sampling/approve", id });
    await there.request(folders).answer;
    expect(other.getState().log.at(-1)?.outcome).toMatchObject({
      rulings: [{ count: { left: 0 } }],
    });
    void there.request(folders).answer.catch(() => {});
    await openQuestion(other);
  });

  it("remember what they were used for when they come back by an undo, whoever used them meanwhile", async () => {
    const storage = sharedStorage();
    const [one, other] = [0, 1].map(() => openHost({ storage }, {}, { reviewResponse: false }));
    if (!one || !other) throw new Error("There are two hosts.");
    const server = await start(other);
    await order(one, lasting);
    for (const _ of [1, 2]) await server.request(sample).answer;
    await order(one, { type: "rules/remove", rule: rulesOf(one).rules[0]?.id ?? "" });
    await expect.poll(() => rulesOf(other).rules).toEqual([]);
    await order(other, {
      type: "rules/add",
      rules: [{ effect: "allow", subject: "roots", uses: 1, expires: "never" }],
    });
    await server.request({ method: "roots/list" }).answer;
    const removed = rulesOf(one).changes.find(({ type }) => type === "removed");
    await order(one, { type: "rules/undo", change: removed?.id ?? "" });
    await expect.poll(() => rulesOf(other).rules).toHaveLength(2);
    void server.request(sample).answer.catch(() => {});
    await openQuestion(other);
  });

  it("that cannot be read are kept aside and reported, and the others hold", async () => {
    const storage = sharedStorage();
    const writer = openHost({ storage });
    await order(writer, lasting);
    writer.close();
    const stored = JSON.parse(storage.items.get("mcp-host-ui:rules") ?? "");
    stored.rules.push({ ...stored.rules[0], id: "x", effect: "always" });
    storage.items.set("mcp-host-ui:rules", JSON.stringify(stored));
    const errors: unknown[] = [];
    const host = openHost({ storage }, { onError: (error) => errors.push(error) });
    expect(rulesOf(host)).toMatchObject({ rules: [{ uses: 2 }], unreadable: 1 });
    expect(errors).toMatchObject([{ message: expect.stringContaining("could not be read") }]);
    expect(storage.items.get("mcp-host-ui:rules:unreadable")).toContain("always");

    storage.items.set("mcp-host-ui:rules", "{broken");
    const next = openHost({ storage }, { onError: () => {} });
    expect(rulesOf(next)).toMatchObject({ rules: [], unreadable: 1 });
    expect(storage.items.get("mcp-host-ui:rules:unreadable")).toBe("{broken");
  });

  it("are waited for where the storage takes its time, and reported where they cannot be kept", async () => {
    const storage = sharedStorage();
    const writer = openHost({ storage });
    await order(writer, lasting);
    writer.close();
    const errors: unknown[] = [];
    const slow = {
      getItem: async (key: string) => storage.getItem(key),
      setItem: async () => {
        throw new Error("It is full.");
      },
    };
    const options = { onError: (error: unknown) => errors.push(error) };
    const host = openHost({ storage: slow }, options, { reviewResponse: false });
    const server = await start(host);
    await expect(server.request(sample).answer).resolves.toMatchObject({ model: "claude" });
    expect(await order(host, { type: "rules/stop", stopped: true })).toMatchObject({
      done: false,
      rejection: "failed",
    });
    expect(rulesOf(host).isStopped).toBe(true);
    expect(errors.length).toBeGreaterThan(0);
  });
});
