import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ParkedCall } from "@mcp-host-ui/desk";
import { attachDesk } from "@mcp-host-ui/desk/page";
import { createHost, elicitation, type HostKind, type LocalHost } from "mcp-host-ui/host";
import { build } from "vite";
import { onTestFinished, vi } from "vitest";
import { temporaryFolder } from "../../../scripts/temporaryFolder.mjs";
import { ownName } from "../../../vite.config.js";

const output = fileURLToPath(new URL("../../../.cache/killed", import.meta.url));
const input = fileURLToPath(new URL("../../../packages/desk/test/killed/node.ts", import.meta.url));

/** One process of a back end. */
export interface NodeProcess {
  readonly address: string;
  /** Ends it by `kill -9`; resolves once it is gone. */
  kill(): Promise<void>;
}

/** Builds what a node runs. */
export async function buildNode(): Promise<void> {
  await build({
    configFile: false,
    logLevel: "error",
    resolve: { alias: ownName },
    build: { ssr: true, target: "node20", outDir: output, rolldownOptions: { input } },
  });
}

/** Makes the file that nodes write to; `read` returns its lines, and `errors` the reported errors. */
export function createTold() {
  const file = join(temporaryFolder("desk-killed-", onTestFinished), "told");
  writeFileSync(file, "");
  const read = (): readonly Record<string, unknown>[] =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  const errors = () => (existsSync(`${file}.errors`) ? readFileSync(`${file}.errors`, "utf8") : "");
  return { file, read, errors };
}

/** Starts a process of its own. */
export async function startNode(...args: readonly string[]): Promise<NodeProcess> {
  const node = spawn(process.execPath, [join(output, "node.js"), ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(node, "exit");
  const kill = async () => {
    node.kill("SIGKILL");
    await exited;
  };
  onTestFinished(kill);
  const [port] = await once(node.stdout.setEncoding("utf8"), "data");
  return { address: `http://127.0.0.1:${Number(port)}`, kill };
}

/** Parks a call on a node; resolves to its id. */
export async function parkOn({ address }: NodeProcess, call: ParkedCall): Promise<string> {
  const body = JSON.stringify(call);
  return (await fetch(`${address}/park`, { method: "POST", body })).text();
}

/** Opens a page of a person that asks whichever node `current` gives. */
export function openPageOn(
  current: () => NodeProcess | undefined,
  person: string,
  kinds: readonly HostKind[] = [elicitation()],
): LocalHost {
  const host = createHost({ kinds, storage: false });
  const desk = attachDesk(host, {
    url: "http://node.invalid/questions",
    headers: () => ({ authorization: person }),
    fetch: (_, init) => fetch(`${current()?.address}/questions`, init),
    onError: () => undefined,
  });
  onTestFinished(() => {
    desk.close();
    host.close();
  });
  return host;
}

/** Answers the question with this message, once it is in the page. */
export async function answerIn(host: LocalHost, message: string, content: object) {
  const id = await vi.waitFor(() => {
    const found = host.getState().open.find(({ request }) => Object(request).message === message);
    if (!found) throw new Error(`Nobody asks ${message}`);
    return found.id;
  }, 60_000);
  return host.send({ type: "settle", id, answer: { action: "accept", content } });
}
