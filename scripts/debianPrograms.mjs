// @ts-check
import { spawnSync } from "node:child_process";
import { accessSync, constants, readdirSync } from "node:fs";
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
  installPackages(missing, whose);
}

/**
 * Installs Debian packages, as root.
 * @param {readonly string[]} packages
 * @param {string} whose who needs them, as a sentence begins
 */
export function installPackages(packages, whose) {
  aptGet(whose, "update", "-qq");
  aptGet(whose, "install", "-y", "-qq", "--no-install-recommends", ...packages);
}

/**
 * The folders that programs of several versions or machines have below one: Debian keeps them out of `PATH`.
 * @param {string} parent
 * @param {string} child
 */
export function foldersBelow(parent, child) {
  try {
    return readdirSync(parent).map((name) => join(parent, name, child));
  } catch {
    return [];
  }
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
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
