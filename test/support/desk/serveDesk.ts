import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import type { Desk } from "@mcp-host-ui/desk";
import { onTestFinished } from "vitest";

/** Serves a desk over real HTTP to the person that the header `authorization` names. Resolves to its address. */
export async function serveDesk(desk: Desk): Promise<{ url: URL; stop: () => void }> {
  const http = createServer(async (incoming, outgoing) => {
    const over = new AbortController();
    outgoing.on("close", () => over.abort());
    const audience = incoming.headers.authorization ?? "";
    if (audience === "") return outgoing.writeHead(401).end();
    const request = toRequest(incoming, over.signal);
    const response = await (request.method === "GET"
      ? desk.feed(request, { audience: audience.split("/")[0] ?? "" })
      : desk.answer(request, { audience: audience.split("/")[0] ?? "", principal: audience }));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    if (!response.body) return outgoing.end();
    // The two declarations of one class differ in what they call optional.
    Readable.fromWeb(response.body as NodeStream)
      .on("error", () => {})
      .pipe(outgoing);
  });
  await new Promise<void>((resolve) => {
    http.listen(0, "127.0.0.1", resolve);
  });
  const stop = () => {
    http.closeAllConnections();
    http.close();
  };
  onTestFinished(stop);
  return { url: new URL(`http://127.0.0.1:${(http.address() as AddressInfo).port}/`), stop };
}

function toRequest(incoming: IncomingMessage, signal: AbortSignal): Request {
  const { method = "GET" } = incoming;
  const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const sent = {
    method,
    headers,
    signal,
    // Node's stream and `duplex` are what its own `fetch` takes; the declarations of the web know neither.
    ...(method === "POST" && { body: Readable.toWeb(incoming), duplex: "half" }),
  } as RequestInit;
  return new Request(`http://desk.test${incoming.url}`, sent);
}
