// @ts-check
import { spawnSync } from "node:child_process";
import { accessSync, constants, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * An engine that desks keep their questions in, as Debian packages it.
 * @typedef {object} Engine
 * @property {string} program what has to run
 * @property {string} debian the package that has it
 * @property {readonly string[]} folders where it is beside the folders of `PATH`
 */

/** @satisfies {Record<string, Engine>} */
export const engines = {
  redis: { program: "redis-server", debian: "redis-server", folders: [] },
  nats: { program: "nats-server", debian: "nats-server", folders: ["/usr/sbin"] },
  postgres: { program: "initdb", debian: "postgresql", folders: postgresFolders() },
};

/** What runs the back end that is written without Node. @type {Engine} */
const python = { program: "python3", debian: "python3", folders: [] };

/** Returns where an engine's program is, or undefined. @param {Engine} engine */
export function findEngine({ program, folders }) {
  const all = [...(process.env.PATH ?? "").split(delimiter), ...folders];
  return all.map((folder) => join(folder, program)).find(isExecutable);
}

/**
 * Installs the engines that are missing, and Python, where it is root on Debian; throws with the command to type elsewhere.
 * @param {readonly Engine[]} wanted
 */
export function ensureEngines(wanted = [...Object.values(engines), python]) {
  const missing = wanted.filter((engine) => !findEngine(engine)).map(({ debian }) => debian);
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || !isExecutable("/usr/bin/apt-get"))
    throw new Error(
      `The desk's tests need ${missing.join(", ")}. On Debian, type:\n\n  ${installCommand(missing)}\n`,
    );
  aptGet("update", "-qq");
  aptGet("install", "-y", "-qq", "--no-install-recommends", ...missing);
}

/** The command that installs Debian packages. @param {readonly string[]} packages */
export function installCommand(packages) {
  return `sudo apt-get update && sudo apt-get install -y ${packages.join(" ")}`;
}

/** @param {string[]} args */
function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const { status } = spawnSync("apt-get", args, { stdio: "inherit", env });
  if (status !== 0) throw new Error(`apt-get ${args[0]} failed; the desk's tests need it.`);
}

/** Debian keeps PostgreSQL's programs out of `PATH`, in a folder for each version. */
function postgresFolders() {
  const versions = "/usr/lib/postgresql";
  try {
    return readdirSync(versions).map((version) => join(versions, version, "bin"));
  } catch {
    return [];
  }
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
