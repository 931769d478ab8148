import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { type BaseEvent, EventType, type Interrupt, type RunAgentInput } from "@ag-ui/core";
import { EventEncoder } from "@ag-ui/encoder";

/** An agent without a model, over HTTP: each run ends with the next of these interrupts, and the last is done. */
export interface ServedAgent {
  readonly url: string;
  /** What each run got. */
  readonly inputs: readonly RunAgentInput[];
  close(): void;
}

/** A tool call that the agent's first run makes. */
export interface ServedCall {
  readonly toolCallId: string;
  readonly toolCallName: string;
  readonly input: object;
}

/** Serves it on this machine alone. */
export async function serveAgUi(
  rounds: readonly (readonly Interrupt[])[],
  call?: ServedCall,
): Promise<ServedAgent> {
  const inputs: RunAgentInput[] = [];
  const server: Server = createServer(async (request, response) => {
    const input = JSON.parse(await text(request)) as RunAgentInput;
    const interrupts = rounds[inputs.length];
    inputs.push(input);
    const { threadId, runId } = input;
    const outcome = interrupts ? { type: "interrupt", interrupts } : { type: "success" };
    const encoder = new EventEncoder();
    response.writeHead(200, { "content-type": encoder.getContentType() });
    const { toolCallId, toolCallName, input: given } = call ?? {};
    const events = [
      { type: EventType.RUN_STARTED, threadId, runId },
      ...(call && inputs.length === 1
        ? [
            { type: EventType.TOOL_CALL_START, toolCallId, toolCallName },
            { type: EventType.TOOL_CALL_ARGS, toolCallId, delta: JSON.stringify(given) },
            { type: EventType.TOOL_CALL_END, toolCallId },
          ]
        : []),
      { type: EventType.RUN_FINISHED, threadId, runId, outcome },
    ] as BaseEvent[];
    for (const event of events) response.write(encoder.encodeSSE(event));
    response.end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    inputs,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
