import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { builtPolicy } from "./policy.mjs";

const folder = fileURLToPath(new URL("../dist", import.meta.url));

const types = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
};

/** Serves the built demo, and nothing beside it, under its strict policy. */
export function serveBuilt() {
  const files = listFiles();
  return async (request, response) => {
    const [path] = request.url.split("?");
    const file = files.get(path === "/" ? "/index.html" : path);
    if (!file) {
      response.writeHead(404, { "content-type": "text/plain" }).end("There is no such file.");
      return;
    }
    response
      .writeHead(200, {
        "content-type": types[extname(file)] ?? "application/octet-stream",
        "content-security-policy": builtPolicy,
        "x-content-type-options": "nosniff",
        "cache-control": "no-store",
      })
      .end(await readFile(file));
  };
}

function listFiles() {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    return new Map(paths.map((path) => [`/${relative(folder, path).split(sep).join("/")}`, path]));
  } catch (cause) {
    const message = "The demo is not built yet: run `npx vite build examples/demo` first.";
    throw new Error(message, { cause });
  }
}
