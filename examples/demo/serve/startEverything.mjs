import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(
  import.meta.resolve("@modelcontextprotocol/server-everything/dist/index.js"),
);
const loopback = fileURLToPath(new URL("loopback.cjs", import.meta.url));

/** Starts the protocol's reference server on a free port of 127.0.0.1; resolves to its address once it listens. */
export function startEverything() {
  const child = fork(program, ["streamableHttp"], {
    execArgv: ["--require", loopback],
    // It has a tool that shows its environment to whoever asks: it gets none worth showing.
    env: { PATH: process.env.PATH },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let said = "";
  child.stderr.on("data", (chunk) => {
    said = `${said}${chunk}`.slice(-2_000);
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`It ended with code ${code}. ${said}`)));
    child.once("message", ({ port }) => resolve(`http://127.0.0.1:${port}/mcp`));
  });
}
