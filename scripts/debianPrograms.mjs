// @ts-check
import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * A program that tests need, as Debian packages it.
 * @typedef {object} DebianProgram
 * @property {string} program what has to run
 * @property {string} debian the package that has it
 * @property {readonly string[]} folders where it is beside the folders of `PATH`
 */

/** Returns where a program is, or undefined. @param {DebianProgram} wanted */
export function findProgram({ program, folders }) {
  const all = [...(process.env.PATH ?? "").split(delimiter), ...folders];
  return all.map((folder) => join(folder, program)).find(isExecutable);
}

/**
 * Installs the programs that are missing where it is root on Debian; throws with the command to type elsewhere.
 * @param {readonly DebianProgram[]} wanted
 * @param {string} whose who needs them, as a sentence begins
 */
export function ensurePrograms(wanted, whose) {
  const missing = wanted.filter((program) => !findProgram(program)).map(({ debian }) => debian);
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || !isExecutable("/usr/bin/apt-get"))
    throw new Error(
      `${whose} need ${missing.join(", ")}. On Debian, type:\n\n  ${installCommand(missing)}\n`,
    );
  aptGet(whose, "update", "-qq");
  aptGet(whose, "install", "-y", "-qq", "--no-install-recommends", ...missing);
}

/** The command that installs Debian packages. @param {readonly string[]} packages */
export function installCommand(packages) {
  return `sudo apt-get update && sudo apt-get install -y ${packages.join(" ")}`;
}

/**
 * @param {string} whose
 * @param {string[]} args
 */
function aptGet(whose, ...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const { status } = spawnSync("apt-get", args, { stdio: "inherit", env });
  if (status !== 0) throw new Error(`apt-get ${args[0]} failed; ${whose} need it.`);
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
