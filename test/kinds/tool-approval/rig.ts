import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { Server as ServerV1 } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { createMcpHandler, Server } from "@modelcontextprotocol/server";
import {
  attachClient,
  createDecisionLog,
  createHost,
  type HostSession,
  type LocalHost,
  type Tools,
  toolApproval,
} from "mcp-host-ui/host";
import { onTestFinished } from "vitest";
import { dialog } from "../../support/questions.js";

/** A tool that books a flight, as Travel Booking lists it. */
export const bookFlight = {
  name: "bookFlight",
  title: "Book a flight",
  description: "Books a flight and charges the card on file.",
  inputSchema: {
    type: "object",
    properties: {
      from: { type: "string", title: "From" },
      to: { type: "string", title: "To" },
      date: { type: "string", format: "date", title: "Date" },
      seats: { type: "integer", minimum: 1, title: "Seats" },
      cabin: {
        title: "Cabin",
        oneOf: [
          { const: "eco", title: "Economy" },
          { const: "biz", title: "Business" },
        ],
      },
    },
    required: ["from", "to"],
  },
  annotations: { readOnlyHint: false, destructiveHint: false },
} satisfies Tools.Definition;

/** A connected session whose server records the arguments that each tool receives. */
export interface ToolRig {
  readonly host: LocalHost;
  readonly session: HostSession;
  readonly received: unknown[];
  /** Runs a tool through the client, as an app passes it to `runTool`. */
  readonly run: Tools.Run<{ readonly content: readonly unknown[] }>;
}

type HostSettings = Partial<Parameters<typeof createHost>[0]> & {
  readonly tools?: Tools.Options;
  /** Opens no surface: every question is unattended. @default false */
  readonly unseen?: boolean;
};

/** Makes a host with tool approval and a surface that could show its questions. */
export function toolHost({ tools, unseen = false, ...options }: HostSettings = {}): LocalHost {
  const host = createHost({
    kinds: [toolApproval({ assistant: "Concierge", ...tools })],
    log: createDecisionLog({ content: true }),
    storage: false,
    ...options,
  });
  onTestFinished(() => host.close());
  if (!unseen) void host.send({ type: "openSurface", surface: dialog });
  return host;
}

/** Connects a client and a server of SDK v2. */
export async function openV2(options: HostSettings = {}): Promise<ToolRig> {
  const host = toolHost(options);
  const received: unknown[] = [];
  const handler = createMcpHandler(() => {
    const server = new Server(
      { name: "travel", version: "1.0.0" },
      { capabilities: { tools: {} } },
    );
    server.setRequestHandler("tools/call", async ({ params }) => {
      received.push(params.arguments);
      return { content: [{ type: "text", text: "Booked" }] };
    });
    return server;
  });
  const client = new Client({ name: "host", version: "1.0.0" });
  const session = attachClient(host, client, { id: "travel", name: "Travel Booking" });
  await client.connect(
    new StreamableHTTPClientTransport(new URL("http://in-this-test.invalid/mcp"), {
      fetch: (url, init) => handler.fetch(new Request(url, init)),
    }),
  );
  onTestFinished(() => client.close());
  return {
    host,
    session,
    received,
    run: ({ name, arguments: given }, tracked) =>
      client.callTool({ name, arguments: { ...given } }, tracked),
  };
}

/** Connects a client and a server of SDK v1. */
export async function openV1(options: HostSettings = {}): Promise<ToolRig> {
  const host = toolHost(options);
  const received: unknown[] = [];
  const server = new ServerV1(
    { name: "travel", version: "1.0.0" },
    { capabilities: { tools: {} } },
  );
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    received.push(params.arguments);
    return { content: [{ type: "text", text: "Booked" }] };
  });
  const client = new ClientV1({ name: "host", version: "1.0.0" });
  const session = attachClient(host, client, { id: "travel", name: "Travel Booking" });
  const [near, far] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(far), client.connect(near)]);
  onTestFinished(() => client.close());
  return {
    host,
    session,
    received,
    run: ({ name, arguments: given }, tracked) =>
      client.callTool({ name, arguments: { ...given } }, undefined, tracked) as Promise<{
        content: unknown[];
      }>,
  };
}
