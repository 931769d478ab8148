import { type McpSession, openMcpSession } from "mcp-host-ui/ai-sdk";
import { createHost, elicitation, type LocalHost } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { dialog, openQuestion, settledQuestion } from "../support/questions.js";
import { serveHttp } from "../support/serveHttp.js";
import { importBeside } from "./sdks.ts";

/** A client of the package, as far as these tests go. */
interface Client {
  onElicitationRequest(schema: unknown, handler: McpSession["answerElicitation"]): void;
  tools(): Promise<Record<string, { execute(input: object, options: object): Promise<unknown> }>>;
  close(): Promise<void>;
}

async function connect(
  version: string,
): Promise<{ host: LocalHost; client: Client; session: McpSession }> {
  const mcp = await importBeside(`@ai-sdk/mcp-${version}`);
  const host = createHost({ kinds: [elicitation({ url: true })] });
  onTestFinished(host.close);
  await host.send({ type: "openSurface", surface: dialog });
  // All majors of the package have it, with these options.
  const create = mcp.createMCPClient as (options: object) => Promise<Client>;
  const client = await create({
    transport: { type: "http", url: (await serveHttp()).href },
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
