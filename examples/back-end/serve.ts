import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";

type Handle = (request: Request) => Promise<Response | undefined>;
type ServeFile = (request: IncomingMessage, response: ServerResponse) => void;

/** Serves requests of the web by Node's own server; a page that comes for the first time becomes a new person's. */
export function serve(handle: Handle, serveFile: ServeFile): Server {
  return createServer(async (incoming, outgoing) => {
    const over = new AbortController();
    outgoing.on("close", () => over.abort());
    try {
      const response = await handle(toRequest(incoming, over.signal));
      if (response) return send(response, outgoing);
      if (!incoming.headers.cookie?.includes("person="))
        outgoing.setHeader(
          "set-cookie",
          `person=${randomUUID()}; HttpOnly; SameSite=Strict; Path=/`,
        );
      serveFile(incoming, outgoing);
    } catch (error) {
      console.error(error);
      if (!outgoing.headersSent) outgoing.writeHead(500);
      outgoing.end();
    }
  });
}

function send(response: Response, outgoing: ServerResponse): void {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (!response.body) {
    outgoing.end();
    return;
  }
  // The two declarations of one class differ in what they call optional.
  Readable.fromWeb(response.body as NodeStream)
    .on("error", () => outgoing.destroy())
    .pipe(outgoing);
}

function toRequest(incoming: IncomingMessage, signal: AbortSignal): Request {
  const { method = "GET", url = "/" } = incoming;
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
  return new Request(`http://${incoming.headers.host}${url}`, sent);
}
