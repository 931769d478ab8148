import { startServer } from "@mcp-host-ui/testing";
import {
  attachClient,
  createHost,
  elicitation,
  type HostOptions,
  type LocalHost,
  roots,
  sampling,
} from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { dialog, openQuestion, shippingAddress } from "../support/questions.js";
import { whoKeeps } from "../support/whoKeeps.js";

const sessions = 200;

describe("a session that is forgotten", () => {
  it("leaves nothing behind, however many there were, and its id is free", async () => {
    const host = start();
    await host.send({ type: "openSurface", surface: dialog });
    // What is loaded with the first question stays.
    await live(host, "first");
    const before = { state: sizesOf(host), keys: [...host.keys()] };

    const keptKeys = whoKeeps((key) => typeof key === "string" && key.startsWith("session-"));
    for (let index = 0; index < sessions; index += 1) await live(host, `session-${index}`);
    expect(await keptKeys()).toBe(0);
    expect(sizesOf(host)).toEqual(before.state);
    expect([...host.keys()]).toEqual(before.keys);
    await live(host, "session-0");
    expect(sizesOf(host)).toEqual(before.state);
  });

  it("is kept while it is open, while it calls, and while the person has something of it in front", async () => {
    const host = start();
    await host.send({ type: "openSurface", surface: dialog });
    const session = host.openSession({ id: "travel" });
    expect(session.forget()).toBe(false);

    const stopping = new AbortController();
    const call = session
      .trackCall(() => new Promise(() => {}), { signal: stopping.signal })
      .catch(() => {});
    void session.receive("elicitation/create", shippingAddress).catch(() => {});
    const { id } = await openQuestion(host);
    await host.send({ type: "saveDraft", id, draft: { city: "Lisbon" } });
    session.close();
    await host.send({ type: "dismiss", id });
    expect(session.forget()).toBe(false);
    stopping.abort();
    await call;
    expect(session.forget()).toBe(true);

    const again = host.openSession({ id: "travel" });
    void again.receive("elicitation/create", shippingAddress).catch(() => {});
    const { id: next } = await openQuestion(host);
    // What was typed before was dismissed, and then forgotten.
    expect(host.read(`draft:${next}`)).toBeUndefined();
    again.close();
    expect(host.getState().settled).toMatchObject([{ id: next, lingering: true }]);
    expect(again.forget()).toBe(false);
    expect(host.getState().sessions).toHaveLength(1);
  });

  it("is asked anew where its id is used again, and nothing of before is answered through it", async () => {
    const host = start();
    const before = host.openSession({ id: "travel", name: "Travel Booking" });
    // What answers it is loaded first, and the connection is another one by then.
    const late = before.receive("roots/list");
    before.close();
    expect(before.forget()).toBe(true);
    const again = host.openSession({ id: "travel" });
    await expect(late).rejects.toMatchObject({ message: "The session is closed." });
    expect(host.getState()).toMatchObject({
      open: [],
      sessions: [{ id: "travel", name: "travel" }],
    });
    const answer = again.receive("elicitation/create", shippingAddress);
    const { id } = await openQuestion(host);
    await host.send({ type: "settle", id, answer: { action: "decline" } });
    await expect(answer).resolves.toEqual({ action: "decline" });
  });

  it("stays blocked, as the person set it", async () => {
    const host = start();
    const session = host.openSession({ id: "travel" });
    await host.send({ type: "blockSession", id: "travel", blocked: true });
    session.close();
    expect(session.forget()).toBe(true);
    await expect(
      host.openSession({ id: "travel" }).receive("elicitation/create", shippingAddress),
    ).rejects.toMatchObject({ message: expect.stringContaining("blocked") });
  });

  it("may ask as much as a new one", async () => {
    const host = start({ perMinute: 1 });
    for (let round = 0; round < 3; round += 1) {
      const session = host.openSession({ id: "travel" });
      const answer = session.receive("elicitation/create", shippingAddress);
      const { id } = await openQuestion(host);
      await host.send({ type: "settle", id, answer: { action: "decline" } });
      await expect(answer).resolves.toEqual({ action: "decline" });
      session.close();
      expect(session.forget()).toBe(true);
    }
  });

  it("lets its client be attached again", async () => {
    const host = start();
    await host.send({ type: "openSurface", surface: dialog });
    const server = await startServer(host, { id: "travel" });
    onTestFinished(() => server.close());
    const attach = () => attachClient(host, server.client, { id: "travel", name: "Travel" });
    const session = attach();
    session.close();
    expect(session.forget()).toBe(true);
    expect(host.getState().sessions).toEqual([]);
    expect(attach()).toBe(session);
    const { answer } = server.elicit(shippingAddress);
    const { id } = await openQuestion(host);
    await host.send({ type: "settle", id, answer: { action: "decline" } });
    await expect(answer).resolves.toMatchObject({ action: "decline" });
  });
});

function start(limits: HostOptions["limits"] = { open: 5, perMinute: 5 }): LocalHost {
  const host = createHost({
    kinds: [
      elicitation(),
      roots({ initial: ["/work"], approve: () => true }),
      sampling({ generate: async () => ({ content: { type: "text", text: "Lisbon" } }) }),
    ],
    limits,
    keepSettled: 10_000,
  });
  onTestFinished(host.close);
  return host;
}

/** A session's whole life: it asks everything, the person answers, it closes and is forgotten. */
async function live(host: LocalHost, id: string): Promise<void> {
  const session = host.openSession({ id, notify: async () => {} });
  const answers = [
    session.receive("roots/list"),
    session.receive("elicitation/create", shippingAddress),
    session.receive("sampling/createMessage", {
      messages: [{ role: "user", content: { type: "text", text: "Where to?" } }],
      maxTokens: 10,
    }),
  ].map((answer) => answer.catch((error: unknown) => error));
  await expect.poll(() => host.getState().open.length, { interval: 1 }).toBe(2);
  for (const question of host.getState().open) {
    await host.send({ type: "saveDraft", id: question.id, draft: { city: "Lisbon" } });
    await host.send({ type: "settle", id: question.id, answer: { action: "decline" } });
  }
  session.close();
  await Promise.all(answers);
  for (const question of host.getState().settled)
    await host.send({ type: "dismiss", id: question.id });
  expect(session.forget()).toBe(true);
}

function sizesOf(host: LocalHost) {
  const { sessions, calls, open, settled } = host.getState();
  return { sessions, calls, open, settled };
}
