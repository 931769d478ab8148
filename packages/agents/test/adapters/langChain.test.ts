import { createHost, elicitation, type LocalHost } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { dialog, openQuestion, settledQuestion } from "../../../../test/support/questions.js";
import { serveHttp } from "../../../../test/support/serveHttp.js";
import { loadPlainTools } from "../../examples/agents/loadPlainTools.ts";
import { type AskingTools, loadAskingTools } from "../../examples/langChain.ts";

async function connect(): Promise<
  AskingTools & { host: LocalHost; book(signal?: AbortSignal): Promise<unknown> }
> {
  const host = createHost({ kinds: [elicitation({ url: true })] });
  onTestFinished(host.close);
  await host.send({ type: "openSurface", surface: dialog });
  const server = { id: "travel", name: "Travel Booking", url: await serveHttp() };
  const { tools, close } = await loadAskingTools(host, server);
  onTestFinished(close);
  const book = tools.find(({ name }) => name === "book");
  if (!book) throw new Error("The server has no tool.");
  return { host, tools, close, book: (signal) => book.invoke({}, signal && { signal }) };
}

describe("loadAskingTools", () => {
  it("has a person answer what a tool asks, with the call's clock stopped", async () => {
    const { host, book } = await connect();
    const result = book();
    const { id, session } = await openQuestion(host);
    expect(session).toBe("travel");
    expect(host.getState().calls).toMatchObject([{ name: "book", phase: "waiting" }]);
    const content = { city: "Lisbon" };
    await host.send({ type: "settle", id, answer: { action: "accept", content } });

    expect(await result).toBe(JSON.stringify({ action: "accept", content }));
    expect(host.getState().calls).toEqual([]);
  });

  it.each(["decline", "cancel"] as const)("sends a person's %s as theirs", async (action) => {
    const { host, book } = await connect();
    const result = book();
    const { id } = await openQuestion(host);
    await host.send({ type: "settle", id, answer: { action } });

    expect(await result).toBe(JSON.stringify({ action }));
  });

  it("stops the call with the agent's run, and says so of its question", async () => {
    const { host, book } = await connect();
    const run = new AbortController();
    const result = book(run.signal).catch((error: unknown) => error);
    await openQuestion(host);
    run.abort(new Error("Stopped."));

    expect(await result).toBeInstanceOf(Error);
    await expect.poll(() => host.getState().open).toMatchObject([{ callOver: true }]);
  });

  it("settles what is open as sent to nobody when the app disconnects", async () => {
    const { host, close, book } = await connect();
    const result = book().catch((error: unknown) => error);
    const { id } = await openQuestion(host);
    await close();

    expect(await settledQuestion(host, id)).toMatchObject({
      outcome: { sent: "nothing", by: "session" },
    });
    expect(await result).toBeInstanceOf(Error);
  });
});

describe("a client that the adapters make themselves", () => {
  it("declares nothing, so a tool that asks fails, and attaching it tells what is missing", async () => {
    const host = createHost({ kinds: [elicitation()] });
    onTestFinished(host.close);
    const { tools, missing, close } = await loadPlainTools(host, await serveHttp());
    onTestFinished(close);

    expect(missing).toMatchObject([{ method: "elicitation/create" }]);
    const book = tools.find(({ name }) => name === "book");
    await expect(book?.invoke({})).rejects.toThrow("does not support");
    expect(host.getState().open).toEqual([]);
  });
});
