import { playRecording } from "@mcp-host-ui/testing";
import { createRecorder, type Recorder } from "@mcp-host-ui/testing/devtools";
import type { McpDevtoolsProps } from "@mcp-host-ui/testing/devtools/react";
import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { Server } from "@modelcontextprotocol/server";
import {
  attachClient,
  createDecisionLog,
  createHost,
  elicitation,
  type Host,
  type LocalHost,
} from "mcp-host-ui/host";
import { contact } from "./requests.ts";

/** What the panel of a host takes. */
export type DevtoolsOfHost = Required<Pick<McpDevtoolsProps, "recorder" | "replay">>;

const made = new WeakMap<Host, DevtoolsOfHost>();

/** Makes a host that is recorded from the start, results included. */
export function openRecordedHost(): LocalHost {
  const host = createHost({
    kinds: [elicitation({ url: true })],
    log: createDecisionLog({ content: true }),
    unattendedAfter: Number.POSITIVE_INFINITY,
  });
  made.set(host, {
    recorder: createRecorder(host),
    replay: (recording) => playRecording(host, recording),
  });
  return host;
}

/** The recorder of a host, and what asks its questions again. */
export function devtoolsOf(host: Host): DevtoolsOfHost {
  const devtools = made.get(host);
  if (!devtools) throw new Error("This host is not recorded: make it with openRecordedHost.");
  return devtools;
}

/** Connects a server over a transport whose messages are recorded, and calls its one tool, which asks whom to reach. */
export async function callWatched(host: LocalHost): Promise<void> {
  const server = new Server(
    { name: "sunny-deals", version: "2.1.0" },
    { capabilities: { tools: {} } },
  );
  server.setRequestHandler("tools/call", async () => {
    const { action } = await server.elicitInput({ mode: "form", ...contact } as never);
    return { content: [{ type: "text", text: `The seats are held: ${action}.` }] };
  });
  const client = new Client({ name: "story", version: "1.0.0" });
  const session = attachClient(host, client, { id: "deals", name: "Sunny Deals" });
  const [near, far] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(far), client.connect(watch(devtoolsOf(host).recorder, near))]);
  await session.trackCall(
    (options) =>
      client.callTool({ name: "hold_seats", arguments: { flight: "TP 1362", seats: 2 } }, options),
    { name: "hold_seats" },
  );
}

function watch(recorder: Recorder, transport: InMemoryTransport): InMemoryTransport {
  return recorder.watchTransport("deals", transport);
}
