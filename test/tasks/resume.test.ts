import { attachClient, createHost, elicitation } from "mcp-host-ui/host";
import { createTasks, type TaskStorage, tasksKey } from "mcp-host-ui/tasks";
import { describe, expect, it, onTestFinished } from "vitest";
import { openQuestion, shippingAddress } from "../support/questions.js";
import { createRecordingStorage } from "../support/recordingStorage.js";
import { type ServedTask, serveTasks2026, type TaskServer } from "../support/taskServer2026.js";

const form = { method: "elicitation/create", params: { mode: "form", ...shippingAddress } };
const done = { content: [{ type: "text", text: "Booked." }] };
const lisbon = { action: "accept", content: { city: "Lisbon" } };

/** One page, from its load to the moment that it is left. */
async function openPage(server: TaskServer, storage: TaskStorage) {
  const tasks = createTasks({ storage });
  const host = createHost({ kinds: [elicitation(), tasks] });
  const client = server.newClient();
  const session = attachClient(host, client, { id: "travel", name: "Travel" });
  await server.connect(client);
  const leave = async () => {
    host.close();
    await client.close();
  };
  onTestFinished(leave);
  return { tasks, host, session, leave };
}

describe("the tasks of an earlier page", () => {
  it("are followed again, without asking what was answered", async () => {
    const inputRequests = { from: form, to: form };
    const task: ServedTask = { status: "input_required", inputRequests, pollIntervalMs: 100 };
    const server = serveTasks2026(task);
    const { storage, items, written } = createRecordingStorage();
    const first = await openPage(server, storage);
    first.tasks.callTool(first.session, { name: "book" }, { name: "Book a trip" }).catch(() => {});
    await expect.poll(() => first.host.getState().open.length).toBe(2);
    const [from] = first.host.getState().open;
    await first.host.send({ type: "settle", id: from?.id ?? "", answer: lisbon });
    await expect.poll(() => server.updates).toEqual([["task-1", { from: lisbon }]]);
    await expect.poll(() => items.get("mcp-host-ui:tasks")).toContain('"from"');
    expect(written.join()).not.toContain("Lisbon");
    await first.leave();

    const second = await openPage(server, storage);
    const resumed = await second.tasks.resume(second.session);
    expect(resumed).toMatchObject([{ name: "Book a trip" }]);
    const { id } = await openQuestion(second.host);
    await second.host.send({ type: "settle", id, answer: lisbon });
    await expect.poll(() => server.updates.at(-1)).toEqual(["task-1", { to: lisbon }]);
    expect(server.updates).toHaveLength(2);
    Object.assign(task, { status: "completed", result: done });
    expect(await resumed[0]?.result).toEqual(done);
    expect(server.declared).toHaveLength(1);
    await expect.poll(() => items.get("mcp-host-ui:tasks")).toBe("[]");
    expect(await second.tasks.resume(second.session)).toEqual([]);
  });

  it("are forgotten once their server knows them no more, and shown as such", async () => {
    const server = serveTasks2026({ status: "working", pollIntervalMs: 100 });
    const { storage, items } = createRecordingStorage();
    const first = await openPage(server, storage);
    first.tasks.callTool(first.session, { name: "book" }).catch(() => {});
    await expect.poll(() => items.get("mcp-host-ui:tasks")).toContain("task-1");
    await first.leave();
    server.tasks.clear();

    const second = await openPage(server, storage);
    const [resumed] = await second.tasks.resume(second.session);
    await expect(resumed?.result).rejects.toMatchObject({ code: -32602 });
    await expect
      .poll(() => second.host.read(tasksKey))
      .toMatchObject([{ lost: true, endedAt: expect.any(Number) }]);
    await expect.poll(() => items.get("mcp-host-ui:tasks")).toBe("[]");
  });

  it("are none where the storage holds something else", async () => {
    const server = serveTasks2026({ status: "working" });
    const { storage } = createRecordingStorage();
    await storage.setItem("mcp-host-ui:tasks", '[{"session":"travel","task":7},null,"x"]');
    const { tasks, session } = await openPage(server, storage);
    expect(await tasks.resume(session)).toEqual([]);
  });
});
