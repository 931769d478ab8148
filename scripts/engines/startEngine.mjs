// @ts-check
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { removeFolder, temporaryFolder } from "../temporaryFolder.mjs";

/**
 * An engine that runs in a folder of its own.
 * @typedef {object} RunningEngine
 * @property {string} url
 * @property {() => Promise<void>} restart stops it as an upgrade would, and starts it again with what it had kept
 * @property {() => Promise<void>} stop
 */

/**
 * A program, and the line that it prints once it takes connections.
 * @typedef {object} Command
 * @property {string} program
 * @property {readonly string[]} args
 * @property {RegExp} ready
 * @property {{ uid?: number, gid?: number }} [user]
 */

/**
 * Starts an engine on a free port, in a folder that goes with it.
 * @param {(folder: string, port: number) => Command} prepare
 * @param {(port: number) => string} urlOf
 * @returns {Promise<RunningEngine>}
 */
export async function startEngine(prepare, urlOf) {
  const folder = temporaryFolder("desk-engine-");
  const port = await freePort();
  const command = prepare(folder, port);
  let child = await run(command);
  const halt = () => child.kill("SIGKILL");
  process.on("exit", halt);

  const end = async () => {
    const ended = once(child, "exit");
    // What PostgreSQL calls fast, and the others a regular end.
    child.kill("SIGINT");
    await ended;
  };
  return {
    url: urlOf(port),
    async restart() {
      await end();
      child = await run(command);
    },
    async stop() {
      process.off("exit", halt);
      await end();
      removeFolder(folder);
    },
  };
}

/** @param {Command} command */
async function run({ program, args, ready, user = {} }) {
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], ...user });
  let printed = "";
  await new Promise((resolve, reject) => {
    /** @param {Buffer} chunk */
    const read = (chunk) => {
      printed = (printed + chunk).slice(-20_000);
      if (ready.test(printed)) resolve(undefined);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("error", reject);
    child.once("exit", () => reject(new Error(`${program} ended:\n${printed}`)));
  });
  return child;
}

/** Finds a port that nothing listens on. */
export async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (!address || typeof address === "string") throw new Error("No free port.");
  return address.port;
}
