// npm run demo [-- --port 5180] [--built]: a host app on real servers, at the address that it prints.
import { createServer } from "node:http";
import { parseArgs } from "node:util";
import { listenNear } from "../examples/demo/serve/listenNear.mjs";
import { serveBuilt } from "../examples/demo/serve/serveBuilt.mjs";
import { answerAsModel, standInName, standInPath } from "../examples/demo/serve/standInModel.mjs";
import { startEverything } from "../examples/demo/serve/startEverything.mjs";
import { makeWorkspace, startFilesystem } from "../examples/demo/serve/startFilesystem.mjs";

const { values } = parseArgs({
  options: { port: { type: "string", default: "5180" }, built: { type: "boolean" } },
});
const server = createServer((request, response) => answer(request, response));
let page;
let surroundings;

try {
  const firstPort = readPort(values.port);
  const [everything, filesystem, handler] = await Promise.all([
    startEverything(),
    startFilesystem(),
    createPage(),
  ]);
  page = handler;
  surroundings = JSON.stringify({
    servers: [
      { id: "everything", name: "Everything (reference server)", url: everything, starts: true },
      { id: "files", name: "Files (reference server)", url: filesystem, starts: false },
    ],
    workspace: makeWorkspace(),
    model: { path: standInPath, name: standInName },
  });
  console.log(`mcp-host-ui demo: http://127.0.0.1:${await listenNear(server, firstPort)}/`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

function readPort(text) {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Error(`--port takes a number from 1 to 65535, not "${text}".`);
}

function answer(request, response) {
  if (request.url === `${standInPath}/chat/completions`) return answerAsModel(request, response);
  if (request.url !== "/surroundings.json") return page(request, response);
  response.writeHead(200, { "content-type": "application/json" }).end(surroundings);
}

async function createPage() {
  if (values.built) return serveBuilt();
  // The built page needs no development server, so it does not load one.
  const { serveSource } = await import("../examples/demo/serve/serveSource.mjs");
  return serveSource(server);
}
