import { createHost, elicitation, type LocalHost } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import {
  dialog,
  openQuestion,
  settledQuestion,
  shippingAddress,
} from "../../../../test/support/questions.js";
import { serveHttp } from "../../../../test/support/serveHttp.js";
import { serveRounds } from "../../../../test/support/serveRounds.ts";
import { createMastraClient, type MastraAdapter } from "../../examples/mastra.ts";

const form = { method: "elicitation/create", params: { mode: "form", ...shippingAddress } };
const servers = {
  "2025-11-25": serveHttp,
  "2026-07-28": () => serveRounds({ where: form }),
};

async function connect(serve: () => Promise<URL>): Promise<{
  host: LocalHost;
  adapter: MastraAdapter;
  book(signal?: AbortSignal): Promise<unknown>;
}> {
  const host = createHost({ kinds: [elicitation({ url: true })] });
  onTestFinished(host.close);
  await host.send({ type: "openSurface", surface: dialog });
  const adapter = createMastraClient(host, { travel: await serve() });
  onTestFinished(adapter.close);
  const { travel_book: tool } = await adapter.client.listTools();
  if (!tool?.execute) throw new Error("The server has no tool.");
  const { execute } = tool;
  return {
    host,
    adapter,
    // As an agent of Mastra calls it, as far as the tool looks at that.
    book: async (abortSignal) => execute({}, { abortSignal } as Parameters<typeof execute>[1]),
  };
}

describe.each(Object.entries(servers))("createMastraClient, with a server of %s", (_, serve) => {
  it("has a person answer the form of a server", async () => {
    const { host, book } = await connect(serve);
    const result = book();
    const { id, session } = await openQuestion(host);
    const content = { city: "Lisbon" };
    await host.send({ type: "settle", id, answer: { action: "accept", content } });

    expect(session).toBe("travel");
    expect(JSON.stringify(await result)).toContain(
      JSON.stringify(JSON.stringify({ action: "accept", content })).slice(1, -1),
    );
  });

  it("sends what the person declines as theirs", async () => {
    const { host, book } = await connect(serve);
    const result = book();
    const { id } = await openQuestion(host);
    await host.send({ type: "settle", id, answer: { action: "decline" } });

    expect(JSON.stringify(await result)).toContain(String.raw`{\"action\":\"decline\"}`);
  });

  it("settles what is open as sent to nobody when the app closes the adapter", async () => {
    const { host, adapter, book } = await connect(serve);
    const result = book().catch((error: unknown) => error);
    const { id } = await openQuestion(host);
    await adapter.close();

    expect(await settledQuestion(host, id)).toMatchObject({
      outcome: { sent: "nothing", by: "session" },
    });
    expect(await result).toBeInstanceOf(Error);
  });
});

describe("createMastraClient, when a run is stopped", () => {
  it("takes back what a round of 2026-07-28 asked", async () => {
    const { host, book } = await connect(servers["2026-07-28"]);
    const run = new AbortController();
    const result = book(run.signal).catch((error: unknown) => error);
    const { id } = await openQuestion(host);
    run.abort(new Error("Stopped."));

    expect(await settledQuestion(host, id)).toMatchObject({ outcome: { sent: "nothing" } });
    expect(await result).toBeInstanceOf(Error);
  });

  it("leaves what a server of 2025-11-25 asked until that takes it back", async () => {
    const { host, book } = await connect(servers["2025-11-25"]);
    const run = new AbortController();
    const result = book(run.signal).catch((error: unknown) => error);
    const { id } = await openQuestion(host);
    run.abort(new Error("Stopped."));

    expect(await result).toBeInstanceOf(Error);
    expect(host.getState().open).toMatchObject([{ id }]);
  });
});

describe("createMastraClient, with what a round needs", () => {
  const ask = (method: string, params: object) => () => serveRounds({ more: { method, params } });

  it("takes a page to visit", async () => {
    const url = "https://pay.example/1";
    const page = { mode: "url", message: "Pay", url, elicitationId: "e1" };
    const { host, book } = await connect(ask("elicitation/create", page));
    const result = book();
    const { id } = await openQuestion(host);
    await host.send({ type: "settle", id, answer: { action: "accept" } });

    expect(JSON.stringify(await result)).toContain(String.raw`{\"more\":{\"action\":\"accept\"}}`);
  });

  it.each(["sampling/createMessage", "roots/list"])(
    "is never asked for %s: Mastra declares no capability for it, so the server fails the call",
    async (method) => {
      const params = method === "roots/list" ? {} : { messages: [], maxTokens: 10 };
      const { host, book } = await connect(ask(method, params));
      await expect(book()).rejects.toThrow("do not declare the required capability");
      expect(host.getState().open).toEqual([]);
    },
  );

  it("gets a schema as Mastra's client leaves it: patterns and other words beyond MCP's are gone", async () => {
    const city = { type: "string", pattern: "^L", "x-hint": "a city" };
    const requestedSchema = { type: "object", properties: { city } };
    const form = { mode: "form", message: "Where to?", requestedSchema };
    const { host, book } = await connect(ask("elicitation/create", form));
    const result = book();
    const { id, request } = await openQuestion(host);
    expect(request).toMatchObject({
      requestedSchema: { properties: { city: { type: "string" } } },
    });
    expect(JSON.stringify(request)).not.toMatch(/pattern|x-hint/);
    await host.send({ type: "settle", id, answer: { action: "cancel" } });
    expect(JSON.stringify(await result)).toContain("cancel");
  });
});
