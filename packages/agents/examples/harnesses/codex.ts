import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { openCodexDoor } from "@mcp-host-ui/agents/codex";
import type { LocalHost } from "mcp-host-ui/host";

/** An app-server that runs, and the connection to it. */
export interface RunningCodex {
  /** Sends a request of the app, and resolves to its result. */
  request(method: string, params: object): Promise<unknown>;
  /** Sends a notification of the app. */
  notify(method: string): void;
  stop(): void;
}

/** Starts `codex app-server`. Whatever Codex and its MCP servers ask reaches the user of this host. */
export function startCodex(
  host: LocalHost,
  [command = "codex", ...args]: readonly string[],
  onNotification: (method: string, params: unknown) => void,
  env: NodeJS.ProcessEnv = process.env,
): RunningCodex {
  const child = spawn(command, [...args, "app-server"], { env, stdio: ["pipe", "pipe", "ignore"] });
  const door = openCodexDoor(host, { id: "codex", name: "Codex" });
  const results = new Map<unknown, (result: unknown) => void>();
  const write = (message: object) => child.stdin.write(`${JSON.stringify(message)}\n`);
  createInterface({ input: child.stdout }).on("line", (line) => {
    const message = JSON.parse(line);
    void door.receive(message)?.then((response) => response && write(response));
    if (message.method === undefined) results.get(message.id)?.(message.result);
    else onNotification(message.method, message.params);
  });
  child.on("exit", door.close);
  return {
    request: (method, params) =>
      new Promise((resolve) => {
        const id = `app-${results.size}`;
        results.set(id, resolve);
        write({ id, method, params });
      }),
    notify: (method) => void write({ method }),
    stop: () => void child.kill(),
  };
}
