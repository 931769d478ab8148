import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("node.js", import.meta.url));

/** Starts a node of the back end as a process of its own; `heartbeat` is in milliseconds. */
export async function startNode(
  engine: string,
  url: string,
  port: number,
  file: string,
  heartbeat: number,
): Promise<ChildProcess> {
  const args = ["--expose-gc", script, engine, url, `${port}`, file, `${heartbeat}`];
  const node = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const stop = () => node.kill("SIGKILL");
  process.on("exit", stop);
  node.on("exit", () => process.off("exit", stop));
  await once(node.stdout, "data");
  return node;
}
