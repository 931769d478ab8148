import { resolve } from "node:path";
import { createHost, elicitation, type LocalHost, toolApproval } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import {
  dialog,
  openQuestion,
  settledQuestion,
  shippingAddress,
} from "../../../../test/support/questions.js";
import { createAcpClient } from "../../examples/acp.ts";
import { startAgent } from "../../examples/startAgent.ts";

const path = resolve(import.meta.dirname, "../../examples/agents/acpAgent.ts");

/** A conversation with a real agent in a process of its own. */
interface Conversation {
  readonly host: LocalHost;
  /** What the agent received, as it tells. */
  readonly received: unknown[];
  readonly process: { kill(signal: "SIGKILL"): boolean };
  /** Has the agent ask for this. */
  ask(...asked: readonly object[]): Promise<unknown>;
  cancel(): Promise<void>;
}

async function talk(): Promise<Conversation> {
  const host = createHost({ kinds: [elicitation({ url: true }), toolApproval()] });
  onTestFinished(host.close);
  await host.send({ type: "openSurface", surface: dialog });
  const received: unknown[] = [];
  const client = createAcpClient(host, { id: "agent", name: "Travel agent" }).onNotification(
    "session/update",
    ({ params: { update } }) => {
      if (update.sessionUpdate === "agent_message_chunk" && update.content.type === "text")
        received.push(JSON.parse(update.content.text));
    },
  );
  const { connection, process } = await startAgent(host, client, globalThis.process.execPath, [
    path,
  ]);
  onTestFinished(() => void process.kill("SIGKILL"));
  const { sessionId } = await connection.agent.request("session/new", { cwd: "/", mcpServers: [] });
  return {
    host,
    received,
    process,
    ask: (...asked) =>
      connection.agent.request("session/prompt", {
        sessionId,
        prompt: [{ type: "text", text: JSON.stringify(asked) }],
      }),
    cancel: () => connection.agent.notify("session/cancel", { sessionId }),
  };
}

const form = { method: "elicitation/create", params: { mode: "form", ...shippingAddress } };

describe("createAcpClient", () => {
  it("has a person answer the form of an agent", async () => {
    const { host, received, ask } = await talk();
    const turn = ask(form);
    const { id, session } = await openQuestion(host);
    const content = { city: "Lisbon" };
    await host.send({ type: "settle", id, answer: { action: "accept", content } });
    await turn;

    expect(session).toBe("agent");
    await expect.poll(() => received).toEqual([{ action: "accept", content }]);
  });

  it.each(["decline", "cancel"] as const)("sends a person's %s as theirs", async (action) => {
    const { host, received, ask } = await talk();
    const turn = ask(form);
    const { id } = await openQuestion(host);
    await host.send({ type: "settle", id, answer: { action } });
    await turn;

    await expect.poll(() => received).toEqual([{ action }]);
  });

  it("takes a page to visit, and hears that the visit is over", async () => {
    const { host, received, ask } = await talk();
    const url = "https://pay.example/1";
    const page = { mode: "url", message: "Pay", url, elicitationId: "e1" };
    const turn = ask({ method: "elicitation/create", params: page });
    const { id } = await openQuestion(host);
    await host.send({ type: "settle", id, answer: { action: "accept" } });
    await turn;

    await expect.poll(() => received).toEqual([{ action: "accept" }]);
    expect(host.getState().settled).toMatchObject([{ detail: { visit: "waiting" } }]);
    const params = { elicitationId: "e1" };
    await ask({ method: "elicitation/complete", params, notification: true });
    await expect
      .poll(() => host.getState().settled)
      .toMatchObject([{ detail: { visit: "complete" } }]);
  });

  it("takes a property that is null for one left out, as ACP has it", async () => {
    const { host, received, ask } = await talk();
    const city = { type: "string", title: null, default: null, enum: null, maxLength: null };
    const requestedSchema = { type: "object", title: null, properties: { city } };
    const turn = ask({
      method: "elicitation/create",
      params: {
        mode: "form",
        message: "Where to?",
        requestedSchema,
        toolCallId: null,
        _meta: null,
      },
    });
    const { id, request } = await openQuestion(host);
    expect(request).toMatchObject({
      requestedSchema: { properties: { city: { type: "string" } } },
    });
    expect(JSON.stringify(request)).not.toContain("null");
    await host.send({ type: "settle", id, answer: { action: "accept", content: {} } });
    await turn;

    await expect.poll(() => received).toEqual([{ action: "accept", content: {} }]);
  });

  it("refuses what the host cannot show, with the host's own words", async () => {
    const { host, received, ask } = await talk();
    await ask({ method: "elicitation/create", params: { mode: "hologram", message: "Look" } });

    await expect
      .poll(() => received)
      .toEqual([{ code: -32602, message: expect.stringContaining("mode") }]);
    expect(host.getState().open).toEqual([]);
  });

  it("tells the person that the agent withdrew this question", async () => {
    const { host, received, ask, cancel } = await talk();
    const turn = ask(form);
    const { id } = await openQuestion(host);
    await cancel();

    expect(await settledQuestion(host, id)).toMatchObject({
      outcome: { sent: "nothing", by: "server" },
    });
    expect(await turn).toMatchObject({ stopReason: "cancelled" });
    await expect
      .poll(() => received)
      .toEqual([{ code: -32603, message: "The question was withdrawn." }]);
  });

  it("settles what is open when the agent dies", async () => {
    const { host, process, ask } = await talk();
    const turn = ask(form).catch((error: unknown) => error);
    const { id } = await openQuestion(host);
    process.kill("SIGKILL");

    expect(await settledQuestion(host, id)).toMatchObject({
      outcome: { sent: "nothing", by: "session" },
    });
    expect(await turn).toBeInstanceOf(Error);
  });

  const permission = {
    toolCall: {
      toolCallId: "c1",
      title: "Delete all bookings",
      kind: "delete",
      rawInput: { before: "2026-12-01" },
      locations: null,
    },
    options: [
      { optionId: "yes", name: "Yes", kind: "allow_once" },
      { optionId: "all", name: "Yes, always", kind: "allow_always" },
      { optionId: "no", name: "No", kind: "reject_once" },
    ],
  };
  const asking = (params: object) => ({ method: "session/request_permission", params });

  it.each([
    [{ action: "allow" }, { outcome: "selected", optionId: "yes" }],
    [
      { action: "allow", choice: "all" },
      { outcome: "selected", optionId: "all" },
    ],
    [{ action: "deny" }, { outcome: "selected", optionId: "no" }],
    [{ action: "cancel" }, { outcome: "cancelled" }],
  ])("shows a tool call with the agent's options: %j sends %j", async (answer, outcome) => {
    const { host, received, ask } = await talk();
    const turn = ask(asking(permission));
    const { id, request } = await openQuestion(host);
    await host.send({ type: "settle", id, answer });
    await turn;

    expect(request).toMatchObject({
      tool: { name: "delete" },
      arguments: { title: "Delete all bookings", rawInput: { before: "2026-12-01" } },
      choices: [
        { id: "yes", label: "Yes", kind: "allow-once" },
        { id: "all", label: "Yes, always", kind: "allow-always" },
        { id: "no", label: "No", kind: "reject-once" },
      ],
    });
    await expect.poll(() => received).toEqual([{ outcome }]);
  });

  it.each([
    ["a tool call without its content", { toolCall: { toolCallId: "c1", title: "Delete" } }],
    ["an option of another kind", { options: [{ optionId: "x", name: "X", kind: "allow_twice" }] }],
  ])("refuses %s", async (_, more) => {
    const { host, received, ask } = await talk();
    await ask(asking({ ...permission, ...more }));

    await expect.poll(() => received).toMatchObject([{ code: -32602 }]);
    expect(host.getState().open).toEqual([]);
  });
});
