import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { setTimeout } from "node:timers/promises";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";

/**
 * Puts a server that speaks over stdio behind Streamable HTTP on a free port of 127.0.0.1: one process a session,
 * messages passed on unread. Only pages of this machine may talk to it. Resolves to its address.
 */
export async function bridgeStdio({ args, env }) {
  const sessions = new Map();

  const open = async () => {
    const child = new StdioClientTransport({
      command: process.execPath,
      args,
      env,
      stderr: "ignore",
    });
    const page = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => sessions.set(id, page),
    });
    page.onclose = () => {
      sessions.delete(page.sessionId);
      child.close().catch(console.error);
    };
    child.onclose = () => page.close();
    page.onmessage = (message) => child.send(message).catch(() => page.close());
    // Answers go back on the request that they answer; all else on the session's own stream, once there is one.
    const waiting = [];
    let isListening = false;
    child.onmessage = (message) => {
      if (isListening || !("method" in message)) page.send(message).catch(() => {});
      else waiting.push(message);
    };
    page.listen = () => {
      isListening = true;
      for (const message of waiting.splice(0)) page.send(message).catch(() => {});
    };
    await child.start();
    await page.start();
    return page;
  };

  const http = createServer(async (request, response) => {
    const { origin = "" } = request.headers;
    if (!/^http:\/\/(?:127\.0\.0\.1|localhost):\d+$/.test(origin)) {
      response.writeHead(403).end();
      return;
    }
    response.setHeader("access-control-allow-origin", origin);
    response.setHeader("access-control-expose-headers", "mcp-session-id");
    if (request.method === "OPTIONS") {
      response
        .writeHead(204, {
          "access-control-allow-methods": "GET, POST, DELETE",
          "access-control-allow-headers": request.headers["access-control-request-headers"] ?? "",
        })
        .end();
      return;
    }
    const id = request.headers["mcp-session-id"];
    const page = id === undefined ? await open() : sessions.get(id);
    if (!page) {
      response.writeHead(404).end();
      return;
    }
    page.handleRequest(request, response).catch(console.error);
    if (request.method !== "GET") return;
    while (!response.headersSent && !response.destroyed) await setTimeout(10);
    page.listen();
  });

  return new Promise((resolve, reject) => {
    http.once("error", reject);
    http.listen(0, "127.0.0.1", () => resolve(`http://127.0.0.1:${http.address().port}/mcp`));
  });
}
