import { type ChildProcess, spawn } from "node:child_process";
import { Readable, Writable } from "node:stream";
import {
  type ClientApp,
  type ClientConnection,
  methods,
  ndJsonStream,
  PROTOCOL_VERSION,
} from "@agentclientprotocol/sdk";
import type { LocalHost } from "mcp-host-ui/host";

/** An agent that runs, and the connection to it, which ends with the agent. */
export interface StartedAgent {
  readonly connection: ClientConnection;
  readonly process: ChildProcess;
}

/** Starts an agent that speaks ACP on its standard input and output. */
export async function startAgent(
  host: LocalHost,
  client: ClientApp,
  command: string,
  args: readonly string[],
): Promise<StartedAgent> {
  const process = spawn(command, args, { stdio: ["pipe", "pipe", "inherit"] });
  const connection = client.connect(
    ndJsonStream(
      Writable.toWeb(process.stdin),
      Readable.toWeb(process.stdout) as ReadableStream<Uint8Array>,
    ),
  );
  const { elicitation = {} } = host.capabilities;
  await connection.agent.request(methods.agent.initialize, {
    protocolVersion: PROTOCOL_VERSION,
    clientCapabilities: { elicitation },
  });
  return { connection, process };
}
