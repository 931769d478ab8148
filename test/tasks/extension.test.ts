import { attachClient, createHost, elicitation, sampling, tapTransport } from "mcp-host-ui/host";
import { createTasks, tasksKey } from "mcp-host-ui/tasks";
import { describe, expect, it, onTestFinished } from "vitest";
import {
  openQuestion,
  openQuestions,
  settledQuestion,
  shippingAddress,
} from "../support/questions.js";
import { type ServedTask, serveTasks2026 } from "../support/taskServer2026.js";

const form = { method: "elicitation/create", params: { mode: "form", ...shippingAddress } };
const done = { content: [{ type: "text", text: "Booked." }] };
const lisbon = { action: "accept", content: { city: "Lisbon" } };

async function open(task: ServedTask, wrap = (transport: object) => transport) {
  const server = serveTasks2026(Object.assign(task, { pollIntervalMs: 100 }), wrap);
  const tasks = createTasks();
  const generate = async () => ({ role: "assistant", content: [], model: "test" }) as never;
  const host = createHost({ kinds: [elicitation(), sampling({ generate }), tasks] });
  onTestFinished(host.close);
  const client = server.newClient();
  const session = attachClient(host, client, { id: "travel", name: "Travel" });
  await server.connect(client);
  onTestFinished(() => client.close());
  /** The record of the only task. */
  const record = () => host.read(tasksKey)?.[0];
  const call = (options: Parameters<typeof tasks.callTool>[2] = {}) => {
    const result = tasks.callTool(session, { name: "book" }, options);
    result.catch(() => {});
    return result;
  };
  return { server, tasks, host, client, session, record, call };
}

describe("a tool's call that becomes a task (2026-07-28)", () => {
  it("resolves to the result once the task is completed", async () => {
    const task: ServedTask = { status: "working", statusMessage: "Looking for hotels" };
    const { server, host, call, record } = await open(task);
    const result = call({ name: "Book a trip" });
    await expect.poll(record).toMatchObject({ name: "Book a trip", message: "Looking for hotels" });
    expect(record()?.status).toBe("working");
    expect(server.declared).toMatchObject([
      {
        "io.modelcontextprotocol/clientCapabilities": {
          elicitation: {},
          extensions: { "io.modelcontextprotocol/tasks": {} },
        },
      },
    ]);
    Object.assign(task, { status: "completed", result: done });
    expect(await result).toEqual(done);
    expect(record()).toMatchObject({ status: "completed", endedAt: expect.any(Number) });
    expect(host.getState().calls).toEqual([]);
  });

  it.each([
    ["bare", (transport: object) => transport],
    ["tapped", (transport: object) => tapTransport(transport as never)],
  ])(
    "asks the person what the task needs, once, and brings the answer, over a %s transport",
    async (_, wrap) => {
      const task: ServedTask = { status: "input_required", inputRequests: { city: form } };
      const { server, host, call } = await open(task, wrap);
      const result = call();
      const question = await openQuestion(host);
      expect(host.getState().calls).toMatchObject([
        { id: question.call, task: "task-1", phase: "waiting" },
      ]);
      expect(question.request).toMatchObject({ message: shippingAddress.message });
      await expect.poll(() => server.looks.length).toBeGreaterThan(3);
      expect(host.getState().open).toEqual([question]);
      await host.send({ type: "settle", id: question.id, answer: lisbon });
      await expect.poll(() => server.updates).toEqual([["task-1", { city: lisbon }]]);
      // The server takes its time, and still shows what was answered.
      const looks = server.looks.length;
      await expect.poll(() => server.looks.length).toBeGreaterThan(looks + 2);
      expect(host.getState().open).toEqual([]);
      Object.assign(task, { status: "completed", result: done });
      expect(await result).toEqual(done);
      expect(server.updates).toHaveLength(1);
    },
  );

  it("brings each answer by itself, as soon as it is there", async () => {
    const inputRequests = { from: form, to: form };
    const { server, host, call } = await open({ status: "input_required", inputRequests });
    void call();
    const [, second] = await openQuestions(host, 2);
    await host.send({ type: "settle", id: second?.id ?? "", answer: { action: "decline" } });
    await expect.poll(() => server.updates).toEqual([["task-1", { to: { action: "decline" } }]]);
    expect(host.getState().open).toHaveLength(1);
  });

  it("brings an answer again that did not get through", async () => {
    const { server, host, call } = await open({
      status: "input_required",
      inputRequests: { city: form },
    });
    void call();
    const { id } = await openQuestion(host);
    server.refuse = "tasks/update";
    await host.send({ type: "settle", id, answer: lisbon });
    await expect.poll(() => server.refused).toBeGreaterThan(0);
    server.refuse = undefined;
    await expect.poll(() => server.updates).toEqual([["task-1", { city: lisbon }]]);
  });

  it("withdraws what the task no longer asks", async () => {
    const task: ServedTask = { status: "input_required", inputRequests: { city: form } };
    const { server, host, call } = await open(task);
    const result = call();
    const { id } = await openQuestion(host);
    Object.assign(task, { status: "working" });
    expect((await settledQuestion(host, id)).outcome).toMatchObject({
      sent: "nothing",
      by: "server",
    });
    Object.assign(task, { status: "completed", result: done });
    await result;
    expect(server.updates).toEqual([]);
  });

  it("asks what the call itself needs, before the task is made", async () => {
    const { server, tasks, session, host } = await open({ status: "completed", result: done });
    const result = tasks.callTool(session, { name: "book", arguments: { ask: form } });
    const { id } = await openQuestion(host);
    await host.send({ type: "settle", id, answer: lisbon });
    expect(await result).toEqual(done);
    expect(server.updates).toEqual([["", { first: lisbon }]]);
  });

  it("ends as a call does where a question has no answer that could be sent", async () => {
    const model = { method: "sampling/createMessage", params: { maxTokens: 9, messages: [] } };
    const { server, host, call, record } = await open({
      status: "input_required",
      inputRequests: { model },
    });
    const result = call();
    const { id } = await openQuestion(host);
    await host.send({ type: "settle", id, answer: { action: "deny" } });
    await expect(result).rejects.toMatchObject({ code: -1 });
    await expect.poll(() => server.cancelled).toEqual(["task-1"]);
    expect(record()).toMatchObject({ status: "input_required" });
  });
});

describe("the outcome of a task", () => {
  it.each([
    [
      "failed",
      { error: { code: -32000, message: "No rooms left" } },
      { code: -32000, message: "No rooms left" },
    ],
    ["cancelled", {}, { name: "AbortError" }],
  ] as const)("is what the server says: %s", async (status, rest, error) => {
    const { call, record } = await open({ status, ...rest });
    await expect(call()).rejects.toMatchObject(error);
    expect(record()).toMatchObject({ status, endedAt: expect.any(Number) });
  });

  it("is failed where the tool says so", async () => {
    const result = { ...done, isError: true };
    const { call, record } = await open({ status: "completed", result });
    expect(await call()).toEqual(result);
    expect(record()?.status).toBe("failed");
  });

  it("is unknown where the server knows the task no more", async () => {
    const { server, call, record } = await open({ status: "working" });
    const result = call();
    await expect.poll(record).toBeDefined();
    server.tasks.clear();
    await expect(result).rejects.toMatchObject({ code: -32602 });
    await expect
      .poll(record)
      .toMatchObject({ status: "working", lost: true, endedAt: expect.any(Number) });
  });

  it("is the one that comes, however a cancelled task ends", async () => {
    const task: ServedTask = { status: "working" };
    const { server, host, call, record } = await open(task);
    const result = call();
    await expect.poll(record).toBeDefined();
    const { id = "" } = record() ?? {};
    expect(await host.send({ type: "tasks/cancel", id })).toEqual({ done: true });
    expect(server.cancelled).toEqual(["task-1"]);
    expect(record()).toMatchObject({ status: "working", cancel: "asked" });
    expect(await host.send({ type: "tasks/dismiss", id })).toMatchObject({ done: false });
    Object.assign(task, { status: "completed", result: done });
    expect(await result).toEqual(done);
    await expect.poll(() => record()?.call).toBeUndefined();
    expect(await host.send({ type: "tasks/dismiss", id })).toEqual({ done: true });
    expect(record()).toBeUndefined();
  });

  it("is still seen after the call was stopped, which cancels the task", async () => {
    const task: ServedTask = { status: "input_required", inputRequests: { city: form } };
    const { server, host, call, record } = await open(task);
    const result = call();
    const question = await openQuestion(host);
    await host.send({ type: "stopCall", id: question.call ?? "" });
    await expect(result).rejects.toMatchObject({ name: "AbortError" });
    await expect.poll(() => server.cancelled).toEqual(["task-1"]);
    const looks = server.looks.length;
    await expect.poll(() => server.looks.length).toBeGreaterThan(looks + 1);
    expect(host.getState().open).toEqual([]);
    Object.assign(task, { status: "cancelled" });
    await expect.poll(() => record()?.status).toBe("cancelled");
    expect(server.updates).toEqual([]);
  });

  it("waits while the server cannot be reached", async () => {
    const task: ServedTask = { status: "working" };
    const { server, call, record } = await open(task);
    const result = call();
    await expect.poll(record).toBeDefined();
    server.refuse = "tasks/get";
    await expect.poll(() => record()?.lost).toBe(true);
    server.refuse = undefined;
    Object.assign(task, { status: "completed", result: done });
    expect(await result).toEqual(done);
    expect(record()).not.toHaveProperty("lost");
  });
});
