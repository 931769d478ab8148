import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { createMcpHandler, Server } from "@modelcontextprotocol/server";
import { onTestFinished } from "vitest";

/** Serves a tool `book` of revision 2026-07-28 over real HTTP; it needs what these requests ask for, and gives it back. */
export async function serveRounds(inputRequests: object): Promise<URL> {
  const handler = createMcpHandler(
    () => {
      const server = new Server({ name: "t", version: "1" }, { capabilities: { tools: {} } });
      const tool = { name: "book", inputSchema: { type: "object" as const } };
      server.setRequestHandler("tools/list", () => ({ tools: [tool] }));
      server.setRequestHandler("tools/call", (_, { mcpReq: { inputResponses } }) => {
        const answered = { content: [{ type: "text", text: JSON.stringify(inputResponses) }] };
        return (
          inputResponses ? answered : { resultType: "input_required", inputRequests }
        ) as never;
      });
      return server;
    },
    { legacy: "reject" },
  );
  const http = createServer(async (request, response) => {
    const { method = "GET", url = "/", headers } = request;
    const body = await text(request);
    const answered = await handler.fetch(
      new Request(new URL(url, `http://${headers.host}`), {
        method,
        headers: Object.entries(headers).flatMap(([name, value]) =>
          typeof value === "string" ? [[name, value] as [string, string]] : [],
        ),
        ...(body !== "" && { body }),
      }),
    );
    response.writeHead(answered.status, Object.fromEntries(answered.headers));
    response.end(await answered.text());
  });
  await new Promise<void>((resolve) => {
    http.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(async () => {
    await handler.close();
    http.closeAllConnections();
    http.close();
  });
  return new URL(`http://127.0.0.1:${(http.address() as AddressInfo).port}/mcp`);
}
