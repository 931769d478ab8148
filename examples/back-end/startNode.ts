import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { createDesk, type Desk, memoryDesk } from "@mcp-host-ui/desk";
import { redisDesk } from "@mcp-host-ui/desk/redis";
import { createClient } from "redis";
import { serve } from "./serve.ts";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
};

/** Starts this process as one node of a back end: `node node.js <port> <folder of the page> [<address of Redis>]`. */
export async function startNode(
  createBackEnd: (desk: Desk) => (request: Request) => Promise<Response | undefined>,
): Promise<void> {
  const [, , port, folder = ".", redisUrl] = process.argv;
  const desk = createDesk({ store: redisUrl ? redisDesk(await connect(redisUrl)) : memoryDesk() });
  serve(createBackEnd(desk), async ({ url = "/" }, response) => {
    const path = normalize(url === "/" ? "/index.html" : (url.split("?")[0] ?? ""));
    const type = types[extname(path)] ?? "application/octet-stream";
    const content = await readFile(join(folder, path)).catch(() => undefined);
    response.writeHead(content ? 200 : 404, { "content-type": type }).end(content);
  }).listen(Number(port), "127.0.0.1", () => console.log("listening"));
}

async function connect(url: string) {
  const client = createClient({ url });
  client.on("error", (error) => console.error("Redis:", error));
  await client.connect();
  return client;
}
