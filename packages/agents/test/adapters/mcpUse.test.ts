import { createHost, elicitation, type LocalHost, sampling } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import {
  dialog,
  openQuestion,
  settledQuestion,
  shippingAddress,
} from "../../../../test/support/questions.js";
import { connectMcpUse, type McpUseAdapter } from "../../examples/mcpUse.ts";
import { serveAsking } from "./serveAsking.ts";

const form = { method: "elicitation/create", params: { mode: "form", ...shippingAddress } };

async function connect(asked: Parameters<typeof serveAsking>[0]): Promise<{
  host: LocalHost;
  adapter: McpUseAdapter;
  book(signal?: AbortSignal): Promise<unknown>;
}> {
  const generate = async () => ({ content: { type: "text" as const, text: "Lisbon" }, model: "m" });
  const host = createHost({
    kinds: [elicitation({ url: true }), sampling({ generate, reviewResponse: false })],
  });
  onTestFinished(host.close);
  await host.send({ type: "openSurface", surface: dialog });
  const adapter = await connectMcpUse(host, { travel: await serveAsking(asked) });
  onTestFinished(adapter.close);
  return {
    host,
    adapter,
    book: (signal) => adapter.callTool("travel", "book", {}, signal && { signal }),
  };
}

const toldBy = (received: object) => ({
  content: [{ type: "text", text: JSON.stringify(received) }],
});

describe("connectMcpUse", () => {
  it("has a person answer the form of a server, with the call's clock stopped", async () => {
    const { host, book } = await connect(form);
    const result = book();
    const { id, session } = await openQuestion(host);
    expect(session).toBe("travel");
    expect(host.getState().calls).toMatchObject([{ name: "book", phase: "waiting" }]);
    const content = { city: "Lisbon" };
    await host.send({ type: "settle", id, answer: { action: "accept", content } });

    expect(await result).toMatchObject(toldBy({ action: "accept", content }));
  });

  it.each(["decline", "cancel"] as const)("sends a person's %s as theirs", async (action) => {
    const { host, book } = await connect(form);
    const result = book();
    const { id } = await openQuestion(host);
    await host.send({ type: "settle", id, answer: { action } });

    expect(await result).toMatchObject(toldBy({ action }));
  });

  it("takes a page to visit, and hears that the visit is over", async () => {
    const url = "https://pay.example/1";
    const params = { mode: "url", message: "Pay", url, elicitationId: "e1" };
    const over = { method: "notifications/elicitation/complete", params: { elicitationId: "e1" } };
    const { host, book } = await connect({
      method: "elicitation/create",
      params,
      afterwards: over,
    });
    const result = book();
    const { id } = await openQuestion(host);
    await host.send({ type: "settle", id, answer: { action: "accept" } });

    expect(await result).toMatchObject(toldBy({ action: "accept" }));
    await expect
      .poll(() => host.getState().settled)
      .toMatchObject([{ detail: { visit: "complete" } }]);
  });

  it("shows a sampling request, and sends what the person lets through", async () => {
    const messages = [{ role: "user", content: { type: "text", text: "Where to?" } }];
    const params = { messages, maxTokens: 10 };
    const { host, book } = await connect({ method: "sampling/createMessage", params });
    const result = book();
    const { id } = await openQuestion(host);
    await host.send({ type: "sampling/approve", id });

    expect(JSON.stringify(await result)).toContain("Lisbon");
  });

  it("does not hear that a server withdrew this question: that one stays", async () => {
    const { host, book } = await connect({ ...form, withdrawn: true });
    const result = book();
    const { id } = await openQuestion(host);

    expect(JSON.stringify(await result)).toContain("withdrawn");
    await expect.poll(() => host.getState().calls).toEqual([]);
    expect(host.getState().open).toMatchObject([{ id }]);
  });

  it("settles what is open as sent to nobody when the app disconnects", async () => {
    const { host, adapter, book } = await connect(form);
    const result = book().catch((error: unknown) => error);
    const { id } = await openQuestion(host);
    await adapter.close();

    expect(await settledQuestion(host, id)).toMatchObject({
      outcome: { sent: "nothing", by: "session" },
    });
    expect(await result).toBeInstanceOf(Error);
  });
});
