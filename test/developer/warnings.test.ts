import { createDesk } from "@mcp-host-ui/desk";
import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { Server } from "@modelcontextprotocol/server";
import { attachClient, createHost, elicitation, type LocalHost, sampling } from "mcp-host-ui/host";
import { connectHost, serveHost } from "mcp-host-ui/relay";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import {
  dialog,
  openQuestion,
  openQuestions,
  settledQuestion,
  shippingAddress,
} from "../support/questions.js";

const notes = () => vi.mocked(console.warn).mock.calls.map(([note]) => String(note));

beforeEach(() => {
  vi.stubEnv("NODE_ENV", "development");
  vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
});

/** Connects a real client to a real server; the host may be attached before or after. */
async function connect(host: LocalHost, id: string, attach: "before" | "after" = "before") {
  const client = new Client({ name: "host", version: "1.0.0" });
  const server = new Server({ name: "travel", version: "1.0.0" }, { capabilities: { tools: {} } });
  server.setRequestHandler("tools/call", async () => {
    await server.elicitInput(shippingAddress as never);
    return { content: [] };
  });
  const [left, right] = InMemoryTransport.createLinkedPair();
  const connecting = () => Promise.all([server.connect(right), client.connect(left)]);
  if (attach === "after") await connecting();
  const session = attachClient(host, client, { id });
  if (attach === "before") await connecting();
  onTestFinished(async () => {
    host.close();
    await client.close();
  });
  return { client, server, session };
}

describe("a host without anything that shows questions", () => {
  // Before the one that is told: a note of one kind is given once.
  it("is told nothing where it is a desk's own, whose questions show in pages", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const desk = createDesk();
    onTestFinished(() => desk.close());
    const host = desk.host("ada");
    const { server } = await connect(host, "at a desk");
    const answer = server.elicitInput(shippingAddress as never).catch(() => {});
    await openQuestions(host, 1);
    await vi.advanceTimersByTimeAsync(2_000);
    await vi.dynamicImportSettled();
    expect(host.getState().open).toHaveLength(1);
    expect(notes().filter((note) => note.includes("Render <HostPrompts />"))).toEqual([]);
    host.close();
    await answer;
  });

  it("is told nothing where a surface shows it", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const host = createHost({ kinds: [elicitation()] });
    await host.send({ type: "openSurface", surface: dialog });
    const { session } = await connect(host, "seen");
    void session.receive("elicitation/create", shippingAddress).catch(() => {});
    const question = await openQuestion(host);
    await vi.advanceTimersByTimeAsync(60_000);
    await vi.dynamicImportSettled();
    expect(question.surface).toBe(dialog.id);
    expect(notes().filter((note) => note.includes("HostPrompts"))).toEqual([]);
  });

  it("is told so, once, before the question is given up", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const host = createHost({ kinds: [elicitation()] });
    const { server } = await connect(host, "unseen");
    const answers = [1, 2].map(() => server.elicitInput(shippingAddress as never));
    await openQuestions(host, 2);
    await vi.advanceTimersByTimeAsync(2_000);
    await vi.dynamicImportSettled();
    expect(notes().filter((note) => note.includes("Render <HostPrompts />"))).toHaveLength(1);
    expect(host.getState().open).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(28_000);
    await expect(Promise.all(answers)).resolves.toEqual([
      { action: "cancel" },
      { action: "cancel" },
    ]);
  });
});

describe("a call that is not tracked", () => {
  it("is told to be tracked, once for each server", async () => {
    const host = createHost({ kinds: [elicitation()] });
    const { client } = await connect(host, "untracked");
    for (const name of ["first", "second"]) {
      const result = client.callTool({ name, arguments: {} });
      const { id } = await openQuestion(host);
      await host.send({ type: "settle", id, answer: { action: "decline" } });
      await result;
    }
    await vi.dynamicImportSettled();
    expect(notes().filter((note) => note.includes('"untracked"'))).toEqual([
      expect.stringContaining("Write session.trackCall("),
    ]);
  });

  it("is told nothing where it is tracked", async () => {
    const host = createHost({ kinds: [elicitation()] });
    const { client, session } = await connect(host, "tracked");
    const call = { name: "first", arguments: {} };
    const result = session.trackCall((options) => client.callTool(call, options));
    const { id } = await openQuestion(host);
    await host.send({ type: "settle", id, answer: { action: "decline" } });
    await result;
    await vi.dynamicImportSettled();
    expect(notes().filter((note) => note.includes("trackCall"))).toEqual([]);
  });
});

it("tells what a connected client did not declare, and the way out", async () => {
  const host = createHost({ kinds: [elicitation()] });
  await connect(host, "late", "after");
  await vi.dynamicImportSettled();
  expect(notes()).toEqual([
    expect.stringMatching(/"late".*elicitation\/create.*before connect\(\)/),
  ]);
});

it("tells a generate that names no model, and sends its answer all the same", async () => {
  const generate = async () => ({ content: "Lisbon" });
  const host = createHost({ kinds: [sampling({ generate, reviewResponse: false })] });
  onTestFinished(host.close);
  const session = host.openSession({ id: "nameless" });
  const result = session.receive("sampling/createMessage", {
    messages: [{ role: "user", content: { type: "text", text: "Where to?" } }],
    maxTokens: 10,
  });
  const { id } = await openQuestion(host);
  await host.send({ type: "sampling/approve", id });
  await expect(result).resolves.toMatchObject({
    model: "unknown",
    content: { type: "text", text: "Lisbon" },
  });
  await vi.dynamicImportSettled();
  expect(notes().filter((note) => note.includes('"unknown"'))).toHaveLength(1);
  expect((await settledQuestion(host, id)).outcome).toMatchObject({ sent: "result" });
});

it("tells a window whose port was closed how to go on", async () => {
  const { port1, port2 } = new MessageChannel();
  const host = createHost({ kinds: [elicitation()] });
  const stop = serveHost(host, port1);
  const remote = connectHost(port2);
  onTestFinished(() => {
    stop();
    remote.close();
    host.close();
    port1.close();
  });
  await expect.poll(() => remote.getPhase()).toBe("connected");
  port1.close();
  await expect.poll(() => remote.getPhase()).toBe("lost");
  await vi.dynamicImportSettled();
  expect(notes().filter((note) => note.includes("Call reconnect(port)"))).toHaveLength(1);
});

it("is silent in production", async () => {
  vi.stubEnv("NODE_ENV", "production");
  const host = createHost({ kinds: [elicitation()] });
  const { client } = await connect(host, "production");
  const result = client.callTool({ name: "first", arguments: {} });
  const { id } = await openQuestion(host);
  await host.send({ type: "settle", id, answer: { action: "decline" } });
  await result;
  await vi.dynamicImportSettled();
  expect(notes()).toEqual([]);
});
