import { type McpSession, openMcpSession } from "@mcp-host-ui/agents/ai-sdk";
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
import { importBeside } from "./sdks.ts";

/** A client of the package, as far as these tests go. */
interface Client {
  onElicitationRequest(schema: unknown, handler: McpSession["answerElicitation"]): void;
  tools(): Promise<Record<string, { execute(input: object, options: object): Promise<unknown> }>>;
  close(): Promise<void>;
}

async function connect(
  version: string,
  serve: () => Promise<URL> = serveHttp,
): Promise<{ host: LocalHost; client: Client; session: McpSession }> {
  const mcp = await importBeside(`@ai-sdk/mcp-${version}`);
  const host = createHost({ kinds: [elicitation({ url: true })] });
  onTestFinished(host.close);
  await host.send({ type: "openSurface", surface: dialog });
  // All majors of the package have it, with these options.
  const create = mcp.createMCPClient as (options: object) => Promise<Client>;
  const client = await create({
    transport: { type: "http", url: (await serve()).href },
    capabilities: { elicitation: {} },
  });
  onTestFinished(() => client.close());
  const session = openMcpSession(host, { id: "travel", name: "Travel Booking" });
  client.onElicitationRequest(mcp.ElicitationRequestSchema, session.answerElicitation);
  return { host, client, session };
}

async function book({ client }: { client: Client }): Promise<unknown> {
  const { book } = await client.tools();
  return book?.execute({}, { toolCallId: "c1", messages: [] });
}

describe.each(["1.0.0", "1", "2"])("openMcpSession, with @ai-sdk/mcp %s", (version) => {
  it("has a person answer the form of a server", async () => {
    const opened = await connect(version);
    const { host } = opened;
    const result = book(opened);
    const { id, session } = await openQuestion(host);
    await host.send({
      type: "settle",
      id,
      answer: { action: "accept", content: { city: "Lisbon" } },
    });

    expect(session).toBe("travel");
    expect(await result).toMatchObject({
      content: [{ type: "text", text: '{"action":"accept","content":{"city":"Lisbon"}}' }],
    });
  });

  it("sends what the person declines as theirs", async () => {
    const opened = await connect(version);
    const { host } = opened;
    const result = book(opened);
    const { id } = await openQuestion(host);
    await host.send({ type: "settle", id, answer: { action: "decline" } });

    expect(await result).toMatchObject({ content: [{ text: '{"action":"decline"}' }] });
  });

  it("settles what is open when the app closes the session with the client", async () => {
    const opened = await connect(version);
    const { host, session } = opened;
    const result = book(opened);
    const { id } = await openQuestion(host);
    session.close();

    expect(await settledQuestion(host, id)).toMatchObject({
      outcome: { sent: "nothing", by: "session" },
    });
    expect(JSON.stringify(await result)).toContain("error");
  });

  it("refuses a page to visit, which such a client cannot follow", async () => {
    const { host, session } = await connect(version);
    const params = {
      mode: "url",
      message: "Pay",
      url: "https://pay.example/1",
      elicitationId: "e1",
    };

    await expect(session.answerElicitation({ params })).rejects.toThrow(
      "as forms only, not as pages to visit",
    );
    expect(host.getState().open).toEqual([]);
  });
});

describe("openMcpSession, with @ai-sdk/mcp 2 and a server of 2026-07-28", () => {
  const form = { method: "elicitation/create", params: { mode: "form", ...shippingAddress } };

  it("has a person answer the form that a round needs, and the server gets it with the retry", async () => {
    const opened = await connect("2", () => serveRounds({ where: form }));
    const { host } = opened;
    const result = book(opened);
    const { id } = await openQuestion(host);
    const content = { city: "Lisbon" };
    await host.send({ type: "settle", id, answer: { action: "accept", content } });
    expect(await result).toMatchObject({
      content: [{ text: JSON.stringify({ where: { action: "accept", content } }) }],
    });
  });

  it.each(["sampling/createMessage", "roots/list"])(
    "is never asked for %s: such a client declares no capability for it, so the server fails the call",
    async (method) => {
      const params = method === "roots/list" ? {} : { messages: [], maxTokens: 10 };
      const opened = await connect("2", () => serveRounds({ more: { method, params } }));
      await expect(book(opened)).rejects.toThrow("do not declare the required capability");
      expect(opened.host.getState().open).toEqual([]);
    },
  );
});
