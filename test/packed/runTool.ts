import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { promisify } from "node:util";

/** A page that a program serves. */
export interface Served {
  readonly url: string;
  close(): Promise<void>;
}

/** What a person's own terminal would give: not the mode and the aliases of these tests. */
function environment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _mode, NODE_PATH: _path, FORCE_COLOR: _colour, ...env } = process.env;
  return { ...env, NO_COLOR: "1", NEXT_TELEMETRY_DISABLED: "1" };
}

/** Runs a program to its end; resolves to what it printed, and rejects with all it said where it fails. */
export async function runTool(
  folder: string,
  program: string,
  ...args: readonly string[]
): Promise<string> {
  const options = { cwd: folder, env: environment(), maxBuffer: 2 ** 26 };
  try {
    return (await promisify(execFile)(program, args, options)).stdout;
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(" ")} failed.\n${stdout}\n${stderr}`, { cause: error });
  }
}

/** Starts a program that serves a page; resolves once it has printed the address. */
export async function serveTool(
  folder: string,
  program: string,
  ...args: readonly string[]
): Promise<Served> {
  const child = spawn(program, args, { cwd: folder, env: environment(), detached: true });
  const ended = once(child, "exit");
  let said = "";
  const address = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        said = `${said}${chunk.toString()}`.slice(-8_000);
        const found = /Local:\s+(http:\/\/\S+)/.exec(said)?.[1];
        if (found) resolve(found.replace(/\/?$/, "/"));
      });
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`${program} ended with ${code}.\n${said}`)));
  });
  return {
    url: await address,
    async close() {
      // Its children, too: `next` serves from one.
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
      await ended;
    },
  };
}
