import { createHost, elicitation, type HostOptions, type LocalHost } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { dialog, openQuestion, openQuestions, shippingAddress } from "../support/questions.js";

const refused = {
  mode: "url",
  message: "",
  url: "javascript:alert(1)",
  elicitationId: "1",
};

async function start(options: Partial<HostOptions>) {
  const host = createHost({
    kinds: [elicitation({ url: true })],
    limits: { open: 1_000, perMinute: 10_000 },
    ...options,
  });
  onTestFinished(host.close);
  await host.send({ type: "openSurface", surface: dialog });
  return { host, session: host.openSession({ id: "travel" }) };
}

async function answerOne(host: LocalHost, ask: () => Promise<unknown>): Promise<string> {
  ask().catch(() => {});
  const { id } = await openQuestion(host);
  await host.send({ type: "settle", id, answer: { action: "cancel" } });
  return id;
}

describe("keepSettled", () => {
  it("bounds refusals, too, and leaves room for what was answered", async () => {
    const { host, session } = await start({ keepSettled: 10 });
    for (let count = 0; count < 30; count += 1)
      await expect(session.receive("elicitation/create", refused)).rejects.toThrow("http");
    expect(host.getState().settled).toHaveLength(10);

    const ask = () => session.receive("elicitation/create", shippingAddress);
    const answered = [await answerOne(host, ask), await answerOne(host, ask)];

    const { settled } = host.getState();
    expect(settled).toHaveLength(10);
    expect(settled.slice(-2).map(({ id }) => id)).toEqual(answered);
  });

  it("bounds what its servers withdrew", async () => {
    const { host, session } = await start({ keepSettled: 10 });
    const withdrawals = Array.from({ length: 30 }, () => new AbortController());
    for (const { signal } of withdrawals)
      session.receive("elicitation/create", shippingAddress, { signal }).catch(() => {});
    await openQuestions(host, 30);
    for (const withdrawal of withdrawals) withdrawal.abort();
    expect(host.getState().settled).toHaveLength(10);
  });

  it("lets nothing go that has something typed, until it is dismissed", async () => {
    const { host, session } = await start({ keepSettled: 2 });
    const withdrawal = new AbortController();
    const { signal } = withdrawal;
    session.receive("elicitation/create", shippingAddress, { signal }).catch(() => {});
    const { id } = await openQuestion(host);
    await host.send({ type: "saveDraft", id, draft: { city: "Lis" } });
    withdrawal.abort();

    const ask = () => session.receive("elicitation/create", shippingAddress);
    const others: string[] = [];
    for (let count = 0; count < 5; count += 1) others.push(await answerOne(host, ask));

    expect(host.getState().settled.map(({ id }) => id)).toEqual([id, ...others.slice(-2)]);
    expect(host.getState().settled).toMatchObject([{ lingering: true }, {}, {}]);

    await host.send({ type: "dismiss", id });
    const last = await answerOne(host, ask);
    expect(host.getState().settled.map(({ id }) => id)).toEqual([others[4], last]);
    expect([...host.keys()].filter((key) => key.startsWith("draft:"))).toEqual([]);
  });

  it("leaves what has just ended under the person's eyes, however little is kept", async () => {
    const { host, session } = await start({ keepSettled: 0 });
    const withdrawal = new AbortController();
    const { signal } = withdrawal;
    session.receive("elicitation/create", shippingAddress, { signal }).catch(() => {});
    const { id } = await openQuestion(host);
    withdrawal.abort();
    expect(host.getState().settled).toMatchObject([{ id, lingering: true, surface: "dialog" }]);

    await answerOne(host, () => session.receive("elicitation/create", shippingAddress));
    expect(host.getState().settled).toEqual([]);
  });

  it("lets an older one go for what has just ended under the person's eyes", async () => {
    const { host, session } = await start({ keepSettled: 1 });
    await answerOne(host, () => session.receive("elicitation/create", shippingAddress));
    const withdrawal = new AbortController();
    const { signal } = withdrawal;
    session.receive("elicitation/create", shippingAddress, { signal }).catch(() => {});
    const { id } = await openQuestion(host);
    withdrawal.abort();
    expect(host.getState().settled).toMatchObject([{ id, lingering: true }]);
  });
});
