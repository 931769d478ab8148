import { startServer } from "@mcp-host-ui/testing";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import {
  createMcpHandler,
  Server,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import {
  attachClient,
  createHost,
  elicitation,
  type LocalHost,
  roots,
  sampling,
} from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { asking, openRounds } from "../support/openRounds.js";
import { openWireV1 } from "../support/openWireV1.js";
import { dialog, openQuestion } from "../support/questions.js";
import { wires } from "../support/wires.js";

const info = { name: "test", version: "1.0.0" };
const prompt = {
  messages: [{ role: "user", content: { type: "text", text: "Hi" } }],
  maxTokens: 9,
};

async function openHost(lastRevision: string): Promise<LocalHost> {
  const host = createHost({
    kinds: [
      elicitation(),
      sampling({ generate: async () => ({ content: "Hello" }), lastRevision }),
      roots({ initial: ["/home/me/travel"], lastRevision }),
    ],
  });
  onTestFinished(host.close);
  await host.send({ type: "openSurface", surface: dialog });
  return host;
}

/** A real server of one revision, and the kinds that each message to it declared. */
async function serve(
  revision: "2025-11-25" | "2026-07-28",
): Promise<{ transport: StreamableHTTPClientTransport; declared: [string, string[]][] }> {
  const createServer = () => {
    const server = new Server(info, { capabilities: { tools: {} } });
    server.setRequestHandler("tools/call", async () => ({ content: [] }));
    return server;
  };
  const declared: [string, string[]][] = [];
  const old = new WebStandardStreamableHTTPServerTransport({ sessionIdGenerator: () => "one" });
  if (revision === "2025-11-25") await createServer().connect(old);
  const modern = createMcpHandler(createServer, { legacy: "reject" });
  const transport = new StreamableHTTPClientTransport(new URL("http://kinds.invalid/mcp"), {
    fetch: async (url, init) => {
      const request = new Request(url, init);
      const { method, params } = request.body ? await request.clone().json() : {};
      const said =
        params?._meta?.["io.modelcontextprotocol/clientCapabilities"] ?? params?.capabilities;
      if (said) declared.push([method, Object.keys(said).sort()]);
      return revision === "2025-11-25" ? old.handleRequest(request) : modern.fetch(request);
    },
  });
  return { transport, declared };
}

const all = ["elicitation", "roots", "sampling"];

describe("a kind with a last revision", () => {
  it.each([
    [
      "2025-11-25",
      "2026-07-28",
      [
        ["server/discover", ["elicitation"]],
        ["tools/call", ["elicitation"]],
      ],
    ],
    [
      "2026-07-28",
      "2026-07-28",
      [
        ["server/discover", all],
        ["tools/call", all],
      ],
    ],
    [
      "2025-11-25",
      "2025-11-25",
      [
        ["server/discover", ["elicitation"]],
        ["initialize", all],
      ],
    ],
    [
      "2025-06-18",
      "2025-11-25",
      [
        ["server/discover", ["elicitation"]],
        ["initialize", ["elicitation"]],
      ],
    ],
  ] as const)("last %s: a server of %s sees it declared", async (last, revision, expected) => {
    const host = await openHost(last);
    const { transport, declared } = await serve(revision);
    const client = new Client(info, { versionNegotiation: { mode: "auto" } });
    attachClient(host, client, { id: "travel" });
    await client.connect(transport);
    onTestFinished(() => client.close());
    await client.callTool({ name: "any" });

    expect(declared).toEqual(expected);
  });

  it("leaves what the app answers itself declared", async () => {
    const host = await openHost("2025-11-25");
    const { transport, declared } = await serve("2026-07-28");
    const client = new Client(info, {
      capabilities: { roots: {} },
      versionNegotiation: { mode: { pin: "2026-07-28" } },
    });
    client.setRequestHandler("roots/list", async () => ({ roots: [] }));
    attachClient(host, client, { id: "travel" });
    await client.connect(transport);
    onTestFinished(() => client.close());
    await client.callTool({ name: "any" });

    expect(declared.at(-1)).toEqual(["tools/call", ["elicitation", "roots"]]);
  });

  it.each(wires)(
    "still has a person answer in revisions up to it, with %s",
    async (_name, wire) => {
      const host = await openHost("2026-07-28");
      const server = await startServer(host, { wire });
      onTestFinished(() => server.close());
      const { answer } = server.request({ method: "sampling/createMessage", params: prompt });
      const { id } = await openQuestion(host);
      await host.send({ type: "settle", id, answer: { action: "deny" } });

      await expect(answer).rejects.toThrow("User rejected sampling request");
    },
  );

  it.each(["1.13", "latest"] as const)(
    "refuses plainly what a server asks all the same, with SDK v1 %s",
    async (version) => {
      const host = await openHost("2025-03-26");
      const server = await startServer(host, { wire: openWireV1(version) });
      onTestFinished(() => server.close());
      const asked = [
        { method: "sampling/createMessage", params: prompt },
        { method: "roots/list" },
      ].map((request) => server.request(request).answer);

      await expect(asked[0]).rejects.toThrow(
        /does not answer sampling\/createMessage in this protocol revision\.$/,
      );
      await expect(asked[1]).rejects.toThrow(
        /does not answer roots\/list in this protocol revision\.$/,
      );
      expect(host.getState().open).toEqual([]);
    },
  );

  it("leaves a server of 2026-07-28 no way to ask: its own SDK sees that nothing is declared", async () => {
    const host = await openHost("2025-11-25");
    const request = { method: "sampling/createMessage", params: prompt };
    const rounds = await openRounds(host, () => asking({ one: request }));

    await expect(rounds.call({})).rejects.toThrow("do not declare the required capability");
    expect(host.getState().open).toEqual([]);
  });

  it("refuses it in a session of a client of the app's own, whose revision is known", async () => {
    const host = await openHost("2025-11-25");
    const known = host.openSession({ id: "new", protocolVersion: "2026-07-28" });
    const unknown = host.openSession({ id: "any" });

    await expect(known.receive("roots/list", undefined)).rejects.toMatchObject({
      code: -32601,
      message: "This client does not answer roots/list in this protocol revision.",
    });
    const asking = unknown.receive("roots/list", undefined);
    expect(await openQuestion(host)).toMatchObject({ session: "any" });
    host.close();
    await asking.catch(() => undefined);
  });
});
