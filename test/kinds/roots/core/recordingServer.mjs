// @ts-check
// A server of one revision over stdio, run as `node recordingServer.mjs <revision> <file>`: it writes each line that it is sent into the file.
import { appendFileSync } from "node:fs";
import { Server } from "@modelcontextprotocol/server";
import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";

const [, , revision, file = ""] = process.argv;

process.stdin.on("data", (chunk) => appendFileSync(file, chunk));

function createServer() {
  const server = new Server(
    { name: "recording", version: "1.0.0" },
    { capabilities: { tools: {} } },
  );
  server.setRequestHandler("tools/call", () => ({ content: [] }));
  return server;
}

if (revision === "2026-07-28") serveStdio(createServer, { legacy: "reject" });
else await createServer().connect(new StdioServerTransport());
