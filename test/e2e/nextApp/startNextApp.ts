import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { copyFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";

/** The Next.js example in production. */
export interface NextApp {
  readonly url: string;
  /** Timers started and storages touched by the app's own code on the server, with their stacks. */
  activity(): Promise<readonly string[]>;
  /** The same of code that lies where the app's own does, and does all of that. */
  control(): Promise<readonly string[]>;
  close(): Promise<void>;
}

const example = new URL("../../../examples/next-app/", import.meta.url);
const folder = fileURLToPath(example);
const program = createRequire(new URL("package.json", example)).resolve("next/dist/bin/next");
const watch = fileURLToPath(new URL("watchServer.cjs", import.meta.url));
const control = fileURLToPath(new URL(".next/server/control.cjs", example));
const env = {
  PATH: process.env.PATH,
  NODE_ENV: "production",
  NEXT_TELEMETRY_DISABLED: "1",
} as const;

/** Builds the example from `dist`, as `npm run build` left it, and serves it on a free port of 127.0.0.1. */
export async function startNextApp(): Promise<NextApp> {
  const build = fork(program, ["build"], { cwd: folder, env, stdio: "pipe" });
  const said = hear(build);
  const [code] = await once(build, "exit");
  if (code !== 0) throw new Error(`next build ended with code ${code}. ${said()}`);

  await copyFile(new URL("control.cjs", import.meta.url), control);

  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const server = fork(program, ["start", "--hostname", "127.0.0.1", "--port", `${port}`], {
    cwd: folder,
    env,
    execArgv: ["--require", watch],
    stdio: "pipe",
  });
  const ended = once(server, "exit");
  await listening(server, url);
  const ask = async (request: { control?: string }) => {
    server.send(request);
    const [seen]: string[][] = await once(server, "message");
    return seen?.filter((stack) => stack.includes("/.next/server/")) ?? [];
  };
  return {
    url,
    activity: () => ask({}),
    control: () => ask({ control }),
    async close() {
      server.kill();
      await ended;
    },
  };
}

async function listening(server: ChildProcess, url: string): Promise<void> {
  const said = hear(server);
  const isReady = new Promise<void>((resolve) => {
    server.stdout?.on("data", () => {
      if (said().includes("Ready in")) resolve();
    });
  });
  const ended = once(server, "exit").then(() => {
    throw new Error(`next start did not serve ${url}. ${said()}`);
  });
  await Promise.race([isReady, ended]);
}

function hear({ stdout, stderr }: ChildProcess): () => string {
  let said = "";
  for (const stream of [stdout, stderr])
    stream?.on("data", (chunk: Buffer) => {
      said = `${said}${chunk.toString()}`.slice(-4_000);
    });
  return () => said;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (typeof address === "string" || !address) throw new Error("There is no free port.");
  return address.port;
}
