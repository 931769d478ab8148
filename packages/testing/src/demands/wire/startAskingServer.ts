import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Arrivals, createArrivals } from "../createArrivals.js";
import type { DemandRevision } from "../demandRevision.js";
import { speakRequests } from "./speakRequests.js";
import { speakRounds } from "./speakRounds.js";
import type { Exchange, PostedMessage, WireCall } from "./wireCall.js";

/** A server that speaks one revision alone, byte by byte, and has pages to visit. */
export interface AskingServer {
  /** The endpoint. */
  readonly url: string;
  /** Every message that the host posted, oldest first. */
  readonly posted: readonly PostedMessage[];
  /** The calls of its tools, oldest first. */
  readonly calls: readonly WireCall[];
  /** The addresses of all pages of the server that somebody asked for, by whatever method. */
  readonly fetched: readonly string[];
  /** Tells of whatever comes in. */
  readonly arrivals: Arrivals;
  /** The address of a page of the server: there is one at every path. */
  pageAt(path: string): string;
  close(): void;
}

/** Starts an {@link AskingServer} on a free port of this machine. */
export async function startAskingServer(revision: DemandRevision): Promise<AskingServer> {
  const arrivals = createArrivals();
  const posted: PostedMessage[] = [];
  const calls: WireCall[] = [];
  const fetched: string[] = [];
  const began = (call: WireCall) => void calls.push(call);
  const speak =
    revision === "2026-07-28"
      ? speakRounds({ posted, began })
      : speakRequests(revision, { posted, began });

  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    allowOtherOrigins(request, response);
    const { method, url = "/" } = request;
    if (url !== "/mcp") {
      if (url !== "/favicon.ico") fetched.push(`${method} ${url}`);
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end("<!doctype html><title>Harbour</title><p>The page was opened.</p>");
    } else if (method === "POST") {
      const message: PostedMessage = JSON.parse(await readBody(request));
      posted.push(message);
      speak(message, exchangeOn(response));
      response.on("close", arrivals.happened);
    } else response.writeHead(method === "GET" ? 405 : 204).end();
    arrivals.happened();
  };

  const http = createServer((request, response) => {
    receive(request, response).catch((error: unknown) => {
      response.writeHead(400).end(String(error));
    });
  });
  await new Promise<void>((resolve) => {
    http.listen(0, "127.0.0.1", resolve);
  });
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return {
    url: `${origin}/mcp`,
    posted,
    calls,
    fetched,
    arrivals,
    pageAt: (path) => `${origin}${path}`,
    close() {
      http.close();
      http.closeAllConnections();
    },
  };
}

/** A host may be a page of another origin. */
function allowOtherOrigins({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader("access-control-allow-origin", "*");
  response.setHeader("access-control-allow-methods", "GET, POST, DELETE");
  response.setHeader("access-control-expose-headers", "mcp-session-id");
  response.setHeader(
    "access-control-allow-headers",
    headers["access-control-request-headers"] ?? "*",
  );
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const text of request.setEncoding("utf8")) body += text;
  return body;
}

function exchangeOn(response: ServerResponse): Exchange {
  const send = (message: object) => {
    if (!response.headersSent)
      response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-cache" });
    response.write(`event: message\ndata: ${JSON.stringify(message)}\n\n`);
  };
  return {
    accept: () => void response.writeHead(202).end(),
    answer(message, headers) {
      response.writeHead(200, { ...headers, "content-type": "application/json" });
      response.end(JSON.stringify(message));
    },
    send,
    finish(message) {
      send(message);
      response.end();
    },
    isClosed: () => response.closed && !response.writableFinished,
  };
}
