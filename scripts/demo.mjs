// npm run demo [-- --port 5180] [--built]: a host app on real servers, at the address that it prints.
import { createServer } from "node:http";
import { parseArgs } from "node:util";
import { listenNear } from "../examples/demo/serve/listenNear.mjs";
import { serveBuilt } from "../examples/demo/serve/serveBuilt.mjs";
import { startEverything } from "../examples/demo/serve/startEverything.mjs";

const { values } = parseArgs({
  options: { port: { type: "string", default: "5180" }, built: { type: "boolean" } },
});
const firstPort = Number(values.port);
if (!Number.isInteger(firstPort) || firstPort < 1 || firstPort > 65_535)
  throw new Error(`--port takes a number from 1 to 65535, not "${values.port}".`);

const server = createServer((request, response) => answer(request, response));
const [everything, page] = await Promise.all([startEverything(), createPage()]);
const servers = JSON.stringify([{ name: "Everything (reference server)", url: everything }]);
const port = await listenNear(server, firstPort);
console.log(`mcp-host-ui demo: http://127.0.0.1:${port}/`);

function answer(request, response) {
  if (request.url !== "/servers.json") return page(request, response);
  response.writeHead(200, { "content-type": "application/json" }).end(servers);
}

async function createPage() {
  if (values.built) return serveBuilt();
  // The built page needs no development server, so it does not load one.
  const { serveSource } = await import("../examples/demo/serve/serveSource.mjs");
  return serveSource(server);
}
