import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import {
  Client,
  InMemoryTransport,
  StreamableHTTPClientTransport,
} from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as StdioV1 } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport as HttpV1 } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { createMcpHandler, Server } from "@modelcontextprotocol/server";
import { attachClient, createHost, elicitation, tapTransport } from "mcp-host-ui/host";
import { beforeAll, describe, expect, expectTypeOf, it, onTestFinished } from "vitest";
import { asking, saying } from "../../support/openRounds.js";
import { openQuestion, shippingAddress } from "../../support/questions.js";

const info = { name: "host", version: "1.0.0" };
const everything = fileURLToPath(
  import.meta.resolve("@modelcontextprotocol/server-everything/dist/index.js"),
);

function openHost() {
  const host = createHost({ kinds: [elicitation()] });
  onTestFinished(host.close);
  return host;
}

describe("tapTransport", () => {
  it("returns what looks and feels like the transport that it is given", () => {
    const transport = new StreamableHTTPClientTransport(new URL("http://example.invalid/mcp"));
    const tapped = tapTransport(transport);
    expectTypeOf(tapped).toEqualTypeOf<StreamableHTTPClientTransport>();
    expect(tapped).toBeInstanceOf(StreamableHTTPClientTransport);
    expect(tapped.constructor).toBe(StreamableHTTPClientTransport);
    expect(Object.keys(tapped)).toEqual(Object.keys(transport));
    expect(tapped.hasPerRequestStream).toBe(true);
    expect(tapped.terminateSession).toBe(tapped.terminateSession);
    tapped.setProtocolVersion("2025-11-25");
    expect(transport.protocolVersion).toBe("2025-11-25");
    expect(tapped.protocolVersion).toBe("2025-11-25");
    expect("stderr" in tapped).toBe(false);
    const stdio = tapTransport(new StdioClientTransport({ command: "node" }));
    expect("stderr" in stdio && "pid" in stdio).toBe(true);
  });

  it("returns the same for the same transport, and for what it returned", () => {
    const [transport] = InMemoryTransport.createLinkedPair();
    const tapped = tapTransport(transport);
    expect(tapTransport(transport)).toBe(tapped);
    expect(tapTransport(tapped)).toBe(tapped);
  });

  it("works with a transport that keeps its members private", async () => {
    class Private {
      readonly #sent: unknown[] = [];
      onmessage?: (message: unknown) => void;
      get count() {
        return this.#sent.length;
      }
      async start() {}
      async close() {}
      async send(message: unknown) {
        this.#sent.push(message);
        this.onmessage?.(message);
      }
    }
    const tapped = tapTransport(new Private());
    const heard: unknown[] = [];
    tapped.onmessage = (message) => heard.push(message);
    await tapped.send("hello");
    expect(heard).toEqual(["hello"]);
    expect(tapped.count).toBe(1);
  });

  it("gives back the handlers that were set, as they were set", () => {
    const [transport] = InMemoryTransport.createLinkedPair();
    const before = () => {};
    transport.onmessage = before;
    const tapped = tapTransport(transport);
    expect(tapped.onmessage).toBe(before);
    const later = () => {};
    tapped.onmessage = later;
    tapped.onclose = later;
    tapped.onerror = later;
    expect([tapped.onmessage, tapped.onclose, tapped.onerror]).toEqual([later, later, later]);
    delete tapped.onmessage;
    expect(tapped.onmessage).toBeUndefined();
    expect(transport.onmessage).toBeUndefined();
  });

  it("takes a transport and nothing else", () => {
    // @ts-expect-error A number is no transport.
    expect(() => tapTransport(42)).toThrow(TypeError);
    // @ts-expect-error It has to send.
    const silent = () => tapTransport({ start: async () => {}, close: async () => {} });
    expect(silent).toThrow("that is no transport");
  });

  it.each(["before", "after"])(
    "lets a handler hear every message that was set %s wrapping",
    async (when) => {
      const host = openHost();
      const client = new Client(info);
      const server = new Server(info, { capabilities: {} });
      const [near, far] = InMemoryTransport.createLinkedPair();
      const heard: unknown[] = [];
      const listen = (message: unknown) => heard.push(message);
      if (when === "before") near.onmessage = listen;
      const tapped = tapTransport(near);
      if (when === "after") tapped.onmessage = listen;
      attachClient(host, client, { id: "travel" });
      await Promise.all([server.connect(far), client.connect(tapped)]);
      onTestFinished(() => client.close());
      const answer = server.elicitInput(shippingAddress as never);
      const { id } = await openQuestion(host);
      await host.send({ type: "settle", id, answer: { action: "decline" } });
      expect(await answer).toEqual({ action: "decline" });
      expect(heard).toHaveLength(2);
    },
  );

  it("lets a client that is attached after it connected ask through the tap", async () => {
    const host = openHost();
    const client = new Client(info, { capabilities: { elicitation: {} } });
    const server = new Server(info, { capabilities: {} });
    const [near, far] = InMemoryTransport.createLinkedPair();
    await Promise.all([server.connect(far), client.connect(tapTransport(near))]);
    onTestFinished(() => client.close());
    attachClient(host, client, { id: "travel" });
    expect(host.getState().sessions).toMatchObject([{ tapped: true }]);

    const requestedSchema = { type: "object", properties: { plan: { type: ["string", "null"] } } };
    const answer = server.request({
      method: "elicitation/create",
      params: { message: "Which?", requestedSchema },
    });
    answer.catch(() => {});
    const question = await openQuestion(host);
    expect(question.request).toMatchObject({ requestedSchema });
    await host.send({ type: "settle", id: question.id, answer: { action: "cancel" } });
    expect(await answer).toEqual({ action: "cancel" });
  });

  it("passes the error that wants a page to be visited first", async () => {
    const host = openHost();
    const client = new Client(info);
    const server = new Server(info, { capabilities: { tools: {} } });
    const data = { elicitations: [{ mode: "url", url: "https://pay.example/1" }] };
    server.setRequestHandler("tools/call", () => {
      throw Object.assign(new Error("Visit first"), { code: -32042, data });
    });
    const [near, far] = InMemoryTransport.createLinkedPair();
    const session = attachClient(host, client, { id: "travel" });
    await Promise.all([server.connect(far), client.connect(tapTransport(near))]);
    onTestFinished(() => client.close());
    const call = session.trackCall((options) => client.callTool({ name: "pay" }, options));
    await expect(call).rejects.toMatchObject({ code: -32042, data });
  });
});

it("tapTransport lets SDK v2 negotiate revision 2026-07-28 over Streamable HTTP", async () => {
  const host = openHost();
  const handler = createMcpHandler(() => {
    const server = new Server(info, { capabilities: { tools: {} } });
    server.setRequestHandler("tools/call", async (_request, { mcpReq }) => {
      const question = { method: "elicitation/create", params: shippingAddress };
      return (mcpReq.inputResponses ? saying("done") : asking({ question })) as never;
    });
    return server;
  });
  const client = new Client(info, { versionNegotiation: { mode: "auto" } });
  const session = attachClient(host, client, { id: "travel" });
  const transport = new StreamableHTTPClientTransport(new URL("http://server.invalid/mcp"), {
    fetch: (url, init) => handler.fetch(new Request(url, init)),
  });
  await client.connect(tapTransport(transport));
  onTestFinished(() => client.close());
  expect(client.getNegotiatedProtocolVersion()).toBe("2026-07-28");
  const result = session.trackCall((options) => client.callTool({ name: "ask" }, options));
  const { id } = await openQuestion(host);
  await host.send({ type: "settle", id, answer: { action: "decline" } });
  expect(await result).toMatchObject({ content: [{ text: "done" }] });
});

describe("tapTransport, before the protocol's reference server", () => {
  let url: URL;

  beforeAll(async () => {
    const child = fork(everything, ["streamableHttp"], {
      execArgv: [
        "--require",
        fileURLToPath(new URL("../../../examples/demo/serve/loopback.cjs", import.meta.url)),
      ],
      env: { PATH: process.env.PATH },
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    const port = await new Promise<number>((resolve, reject) => {
      child.once("error", reject);
      child.once("message", (message) => resolve((message as { port: number }).port));
    });
    url = new URL(`http://127.0.0.1:${port}/mcp`);
    return () => void child.kill();
  });

  const stdio = {
    command: process.execPath,
    args: [everything, "stdio"],
    stderr: "ignore" as const,
  };

  it.each([
    ["stdio, SDK v2", () => connectV2(new StdioClientTransport(stdio))],
    ["Streamable HTTP, SDK v2", () => connectV2(new StreamableHTTPClientTransport(url))],
    ["stdio, SDK v1", () => connectV1(new StdioV1(stdio))],
    ["Streamable HTTP, SDK v1", () => connectV1(new HttpV1(url))],
  ])("carries an answer over %s", async (_name, open) => {
    const { host, callTool } = await open();
    const result = callTool("trigger-elicitation-request");
    const { id, request } = await openQuestion(host);
    expect(request).toMatchObject({ requestedSchema: { required: ["name"] } });
    const answer = { action: "accept", content: { name: "Ada", check: true } };
    expect(await host.send({ type: "settle", id, answer })).toMatchObject({ done: true });
    expect(JSON.stringify(await result)).toContain("Ada");
  });
});

async function connectV2(transport: StdioClientTransport | StreamableHTTPClientTransport) {
  const host = openHost();
  const client = new Client(info, { versionNegotiation: { mode: "auto" } });
  const session = attachClient(host, client, { id: "everything" });
  await client.connect(tapTransport(transport));
  onTestFinished(() => client.close());
  expect(client.getNegotiatedProtocolVersion()).toBe("2025-11-25");
  const callTool = (name: string) =>
    session.trackCall((options) => client.callTool({ name, arguments: {} }, options));
  return { host, callTool };
}

async function connectV1(transport: StdioV1 | HttpV1) {
  const host = openHost();
  const client = new ClientV1(info);
  const session = attachClient(host, client, { id: "everything" });
  await client.connect(tapTransport(transport));
  onTestFinished(() => client.close());
  const callTool = (name: string) =>
    session.trackCall((options) => client.callTool({ name, arguments: {} }, undefined, options));
  return { host, callTool };
}
