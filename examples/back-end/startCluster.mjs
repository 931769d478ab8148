// @ts-check
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, request } from "node:http";
import { pipeline } from "node:stream";
import { fileURLToPath } from "node:url";
import { build } from "vite";

/** @typedef {{ output: string, redisUrl?: string | undefined, env?: Readonly<Record<string, string>> }} NodeOptions */

/**
 * Builds an example's page and its back end, and starts a node on each port; without Redis one node alone can see its own questions.
 * @param {{ ports: readonly number[], example?: string } & Omit<NodeOptions, "output">} options
 */
export async function startNodes({ ports, example = "back-end", ...options }) {
  const file = (/** @type {string} */ path) =>
    fileURLToPath(new URL(`../../${path}`, import.meta.url));
  const output = file(`.cache/pages/examples/${example}/`);
  const configFile = file(`examples/${example}/vite.config.ts`);
  const common = /** @type {const} */ ({ configFile, logLevel: "error" });
  await build({ ...common, build: { outDir: `${output}page`, emptyOutDir: true } });
  await build({ ...common, build: { outDir: `${output}node`, emptyOutDir: true, ssr: "node.ts" } });
  const nodes = await Promise.all(ports.map((port) => startNode(port, { ...options, output })));
  return {
    close() {
      for (const node of nodes) node.kill("SIGKILL");
    },
  };
}

/**
 * @param {number} port
 * @param {NodeOptions} options
 */
async function startNode(port, { output, redisUrl, env }) {
  const args = [
    `${output}node/node.js`,
    `${port}`,
    `${output}page`,
    ...(redisUrl ? [redisUrl] : []),
  ];
  const node = spawn(process.execPath, args, {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...env },
  });
  const stop = () => node.kill("SIGKILL");
  process.on("exit", stop);
  node.on("exit", () => process.off("exit", stop));
  await Promise.race([
    once(node.stdout, "data"),
    once(node, "exit").then(() => Promise.reject(new Error(`The node on port ${port} ended.`))),
  ]);
  return node;
}

/** Makes a balancer that forwards each request to one of the ports, at random. @param {readonly number[]} ports */
export function createBalancer(ports) {
  return createServer((incoming, outgoing) => {
    const port = ports[Math.floor(Math.random() * ports.length)];
    const { method, url, headers } = incoming;
    const forwarded = request({ host: "127.0.0.1", port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      // Ends with a node that is killed: a page that hears nothing more would wait for a sign of life before it connects anew.
      pipeline(answer, outgoing, () => undefined);
    });
    forwarded.on("error", () =>
      outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end(),
    );
    outgoing.on("close", () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
}
