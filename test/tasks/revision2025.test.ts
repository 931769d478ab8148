import { fileURLToPath } from "node:url";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as StdioV1 } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport as HttpV1 } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { attachClient, createHost, elicitation, tapTransport } from "mcp-host-ui/host";
import { createTasks, tasksKey } from "mcp-host-ui/tasks";
import { describe, expect, it, onTestFinished } from "vitest";
import { dialog, openQuestion } from "../support/questions.js";
import { serveTasks2025 } from "../support/taskServer2025.js";

const info = { name: "test-host", version: "1.0.0" };
const everything = fileURLToPath(
  import.meta.resolve("@modelcontextprotocol/server-everything/dist/index.js"),
);
const command = {
  command: process.execPath,
  args: [everything, "stdio"],
  stderr: "ignore" as const,
};

const clients = [
  [
    "SDK v1",
    () => new ClientV1(info),
    (url: URL) => new HttpV1(url) as never,
    () => new StdioV1(command) as never,
  ],
  [
    "SDK v2",
    () => new Client(info),
    (url: URL) => new StreamableHTTPClientTransport(url) as never,
    () => new StdioClientTransport(command) as never,
  ],
  [
    "SDK v2, tapped",
    () => new Client(info),
    (url: URL) => tapTransport(new StreamableHTTPClientTransport(url)) as never,
    () => tapTransport(new StdioClientTransport(command)) as never,
  ],
] as const;

describe.each(clients)("a task of revision 2025-11-25, through %s", (_, newClient, http, stdio) => {
  async function connect(transport: never) {
    const tasks = createTasks();
    const host = createHost({ kinds: [elicitation(), tasks] });
    onTestFinished(host.close);
    void host.send({ type: "openSurface", surface: dialog });
    const client = newClient();
    const session = attachClient(host, client, { id: "travel", name: "Travel" });
    await client.connect(transport);
    onTestFinished(() => client.close());
    return { tasks, host, session };
  }

  it("asks the person as soon as the server says that it needs them, and brings the answer", async () => {
    const server = await serveTasks2025();
    const { tasks, host, session } = await connect(http(server.url));
    const result = tasks.callTool(session, { name: "book" });
    await expect.poll(() => host.read(tasksKey)).toMatchObject([{ status: "working" }]);
    expect(server.methods).not.toContain("tasks/result");
    server.goOn();
    const { id, call } = await openQuestion(host);
    expect(host.read(tasksKey)).toMatchObject([
      { status: "input_required", message: "Where to?", call },
    ]);
    await host.send({
      type: "settle",
      id,
      answer: { action: "accept", content: { city: "Lisbon" } },
    });
    const answer = { action: "accept", content: { city: "Lisbon" } };
    expect(await result).toMatchObject({ content: [{ text: JSON.stringify(answer) }] });
    expect(server.answers).toEqual([answer]);
    expect(host.read(tasksKey)).toMatchObject([{ status: "completed" }]);
    expect(server.methods.filter((method) => method === "tasks/result")).toHaveLength(1);
  });

  it("calls a tool that takes no tasks as ever", async () => {
    const server = await serveTasks2025();
    const { tasks, host, session } = await connect(http(server.url));
    const result = await tasks.callTool(session, { name: "greet" });
    expect(result).toMatchObject({ content: [{ text: "Hello" }] });
    expect(host.read(tasksKey)).toEqual([]);
  });

  it("is cancelled at its server, with the question that it asks", async () => {
    const server = await serveTasks2025();
    const { tasks, host, session } = await connect(http(server.url));
    const result = tasks.callTool(session, { name: "book" });
    result.catch(() => {});
    server.goOn();
    await openQuestion(host);
    const [task] = host.read(tasksKey) ?? [];
    expect(await host.send({ type: "tasks/cancel", id: task?.id })).toEqual({ done: true });
    await expect(result).rejects.toMatchObject({ name: "AbortError" });
    expect(host.read(tasksKey)).toMatchObject([{ status: "cancelled" }]);
    await expect.poll(() => host.getState().open).toEqual([]);
    // The server may hear that nobody answers; it hears no decision.
    expect(server.answers).not.toContainEqual(
      expect.objectContaining({ action: expect.stringMatching(/accept|decline/) }),
    );
  });

  it("shows what the reference server asks within its research", async () => {
    const { tasks, host, session } = await connect(stdio());
    const result = tasks.callTool(session, {
      name: "simulate-research-query",
      arguments: { topic: "python", ambiguous: true },
    });
    await expect.poll(() => host.getState().open).toHaveLength(1);
    const { id, call } = await openQuestion(host);
    expect(host.read(tasksKey)).toMatchObject([{ status: "input_required", call }]);
    const content = { interpretation: "snake" };
    await host.send({ type: "settle", id, answer: { action: "accept", content } });
    expect(JSON.stringify(await result)).toContain("snake");
  });
});
