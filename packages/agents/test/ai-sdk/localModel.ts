import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { onTestFinished } from "vitest";

/** A model behind HTTP on this machine: its address, and the bodies that it was sent. */
export interface LocalModel {
  readonly url: string;
  readonly bodies: readonly Record<string, unknown>[];
}

/** Starts a stand-in for a local model, with the API that such models have. */
export async function startLocalModel(
  answer: (response: ServerResponse) => void,
): Promise<LocalModel> {
  const bodies: Record<string, unknown>[] = [];
  const server = createServer(async (request, response) => {
    bodies.push(JSON.parse(await readAll(request)));
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The server has no port.");
  return { url: `http://127.0.0.1:${address.port}/v1`, bodies };
}

/** Writes chunks of an answer as they come over the wire. */
export function writeChunks(response: ServerResponse, choices: readonly object[]): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const choice of choices) {
    const chunk = { id: "c1", created: 1, model: "local-1-q4", choices: [{ index: 0, ...choice }] };
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  }
  response.end("data: [DONE]\n\n");
}

async function readAll(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}
