import { createDecisionLog, type LogEntry } from "mcp-host-ui/host";
import { describe, expect, it } from "vitest";
import { openQuestion, settledQuestion, shippingAddress } from "../../support/questions.js";
import { start } from "../../support/serversAndWindows.js";
import { openHost, quietMonths, signIn } from "./rig.js";

type Options = Parameters<typeof openHost>;

/** Has a host decline a form with a reason, and accept another. */
async function decideTwice(...options: Options) {
  const host = openHost(...options);
  const server = await start(host);
  const answers = [
    { action: "decline", reason: "too nosy" },
    { action: "accept", content: { city: "Lisbon" } },
  ];
  for (const answer of answers) {
    const asked = server.elicit(shippingAddress);
    const { id } = await openQuestion(host);
    await host.send({ type: "settle", id, answer });
    await asked.answer;
    await settledQuestion(host, id);
  }
  expect(server.received).toEqual([{ action: "decline" }, answers[1]]);
  return host;
}

describe("policy: { log }", () => {
  it("hands every decision to the app's function, once and in order, without a log and without content", async () => {
    const kept: LogEntry[] = [];
    const host = await decideTwice({ log: { to: (entry) => void kept.push(entry) } });
    expect(kept).toMatchObject([{ outcome: { sent: "decline" } }, { outcome: { sent: "accept" } }]);
    expect(JSON.stringify(kept)).not.toMatch(/Lisbon|tickets/);
    expect(host.getState().log).toEqual([]);
  });

  it("hands over content where it says so, whatever the host's own log keeps", async () => {
    const kept: LogEntry[] = [];
    const host = await decideTwice(
      { log: { to: (entry) => void kept.push(entry), content: true } },
      { log: createDecisionLog({ content: false }) },
    );
    expect(kept).toMatchObject([
      { request: shippingAddress, outcome: { reason: "too nosy" } },
      { sent: { content: { city: "Lisbon" } } },
    ]);
    expect(JSON.stringify(host.getState().log)).not.toMatch(/Lisbon|tickets/);
  });

  it("hands over no secret even so", async () => {
    const kept: LogEntry[] = [];
    const host = openHost({ log: { to: (entry) => void kept.push(entry), content: true } });
    const server = await start(host);
    const { answer } = server.elicit(signIn);
    const { id } = await openQuestion(host);
    const content = { word: "hunter2" };
    const answered = { action: "accept", content, confirmed: ["word"] };
    await host.send({ type: "settle", id, answer: answered });
    await expect(answer).resolves.toEqual({ action: "accept", content });
    expect(kept).toMatchObject([{ sent: { content: {}, withheld: ["word"] } }]);
  });

  it("takes content out of a log that would keep it, and out of the state", async () => {
    const log = createDecisionLog({ content: true });
    const host = await decideTwice({ log: { content: false } }, { log });
    const server = await start(host, { id: "bank" });
    const { answer } = server.request({ method: "sampling/createMessage", params: quietMonths });
    const { id } = await openQuestion(host);
    await host.send({ type: "sampling/approve", id });
    await answer;
    expect(log.entries()).toHaveLength(3);
    expect(log.toJsonLines()).not.toMatch(/nosy|tickets|quiet|November/);
    expect(JSON.stringify(log.entries())).not.toContain("Lisbon");
    expect(await settledQuestion(host, id)).toMatchObject({ request: { messages: [] } });
  });

  it.each([
    [
      "throws",
      () => {
        throw new Error("disk full");
      },
    ],
    ["rejects", () => Promise.reject(new Error("disk full"))],
  ])("answers the server though the function %s, and reports it", async (_, to) => {
    const errors: unknown[] = [];
    await decideTwice({ log: { to } }, { onError: (error) => errors.push(error) });
    await expect
      .poll(() => errors)
      .toEqual([
        expect.objectContaining({ message: "disk full" }),
        expect.objectContaining({ message: "disk full" }),
      ]);
  });
});
