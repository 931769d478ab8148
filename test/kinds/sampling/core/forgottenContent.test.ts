import { createDecisionLog, type DecisionLog } from "mcp-host-ui/host";
import { describe, expect, it } from "vitest";
import { analysis } from "./flights.js";
import { openRequest, openRig } from "./rig.js";

const secret = "Only for this request";
const asked = { ...analysis, systemPrompt: secret };

const logs: readonly (readonly [string, DecisionLog | false, boolean])[] = [
  ["no log", false, false],
  ["a log without content", createDecisionLog(), false],
  ["a log with content", createDecisionLog({ content: true }), true],
];

describe.each(logs)("what was written for a request, in a host with %s", (_, log, isKept) => {
  const start = async () => {
    const rig = await openRig("2025-11-25", {}, { log });
    const { answer, withdraw } = rig.sample(asked);
    answer.catch(() => {});
    const { id } = await openRequest(rig.host);
    const remembers = () => JSON.stringify(rig.host.getState()).includes(secret);
    expect(remembers()).toBe(true);
    return { ...rig, id, answer, withdraw, remembers };
  };

  it("goes or stays as the log's policy says, once it is denied", async () => {
    const { host, settle, id, answer, remembers } = await start();
    await settle(id, { action: "deny", reason: "No." });
    await expect(answer).rejects.toThrow(/rejected/);
    expect(host.getState().settled).toMatchObject([{ id, outcome: { sent: "error" } }]);
    expect(remembers()).toBe(isKept);
  });

  it("goes or stays as the log's policy says, once it is answered", async () => {
    const { host, send, settle, model, id, answer } = await start();
    await send({ type: "sampling/approve", id });
    (await model.turn()).answer({ content: "Take the one at noon." });
    await openRequest(host, "response-review");
    await settle(id, { action: "send" });
    await expect(answer).resolves.toMatchObject({ content: { text: "Take the one at noon." } });
    const state = JSON.stringify(host.getState());
    expect([secret, "noon"].map((text) => state.includes(text))).toEqual([isKept, isKept]);
  });

  it("stays to be read where the server withdrew it, until the person dismisses it", async () => {
    const { host, id, withdraw, remembers } = await start();
    withdraw();
    await expect.poll(() => host.getState().settled).toMatchObject([{ id, lingering: true }]);
    expect(remembers()).toBe(true);
    await host.send({ type: "dismiss", id });
    expect(remembers()).toBe(isKept);
  });
});
