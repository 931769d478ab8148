import { resolve } from "node:path";
import { createHost, elicitation, type LocalHost } from "mcp-host-ui/host";
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
  /** What the client was asked to permit. */
  readonly permissions: unknown[];
  readonly process: { kill(signal: "SIGKILL"): boolean };
  /** Has the agent ask for this. */
  ask(...asked: readonly object[]): Promise<unknown>;
  cancel(): Promise<void>;
}

async function talk(): Promise<Conversation> {
  const host = createHost({ kinds: [elicitation({ url: true })] });
  onTestFinished(host.close);
  await host.send({ type: "openSurface", surface: dialog });
  const received: unknown[] = [];
  const permissions: unknown[] = [];
  const client = createAcpClient(host, { id: "agent", name: "Travel agent" })
    .onNotification("session/update", ({ params: { update } }) => {
      if (update.sessionUpdate === "agent_message_chunk" && update.content.type === "text")
        received.push(JSON.parse(update.content.text));
    })
    .onRequest("session/request_permission", ({ params }) => {
      permissions.push(params);
      return { outcome: { outcome: "cancelled" } };
    });
  const { connection, process } = await startAgent(host, client, globalThis.process.execPath, [
    path,
  ]);
  onTestFinished(() => void process.kill("SIGKILL"));
  const { sessionId } = await connection.agent.request("session/new", { cwd: "/", mcpServers: [] });
  return {
    host,
    received,
    permissions,
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

  it("never takes an answer for a permission: that request goes to the app's own handler", async () => {
    const { host, received, permissions, ask } = await talk();
    const permission = {
      toolCall: { toolCallId: "c1", title: "Delete all bookings" },
      options: [{ optionId: "yes", name: "Allow", kind: "allow_once" }],
    };
    const turn = ask(form, { method: "session/request_permission", params: permission });
    const { id } = await openQuestion(host);
    const content = { city: "Lisbon" };
    await host.send({ type: "settle", id, answer: { action: "accept", content } });
    await turn;

    expect(permissions).toHaveLength(1);
    await expect
      .poll(() => received)
      .toEqual([{ action: "accept", content }, { outcome: { outcome: "cancelled" } }]);
  });
});
