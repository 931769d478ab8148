// @ts-check
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { cpus, release, totalmem, type } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { findProgram } from "../debianPrograms.mjs";
import { engines } from "../engines/engines.mjs";
import { findChromium } from "../findChromium.mjs";

/** What figures depend on beside the machine, of what package.json installs. */
const packages = [
  "react",
  "react-dom",
  "react-hook-form",
  "@radix-ui/react-dialog",
  "react-day-picker",
  "@rjsf/core",
  "ajv",
  "zod",
  "@cfworker/json-schema",
  "@modelcontextprotocol/client",
  "vite",
  "vitest",
];

/** Tells the machine and the versions by which a figure can be judged, and nothing that names either. */
export function describeSetup() {
  const processors = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const programs = [
    `Node ${process.versions.node}`,
    ...versionOf("Chromium", findChromium()),
    ...versionOf("Redis", findProgram(engines.redis)),
    ...versionOf("NATS", findProgram(engines.nats)),
    ...versionOf("PostgreSQL", findProgram(engines.postgres)),
  ];
  return [
    `${processors[0]?.model.trim() || "unknown processor"}, ${processors.length} cores, ${gigabytes} GB, ${system()}`,
    programs.join(", "),
    packages.map((name) => `${name} ${installedVersion(name)}`).join(", "),
  ].join("; ");
}

/** The commit that is checked out, and whether anything but the page was changed since. @param {string} page */
export function describeCommit(page) {
  const commit = git("rev-parse", "--short=12", "HEAD");
  const changed = git("status", "--porcelain", "--untracked-files=no")
    .split("\n")
    .some((line) => line !== "" && !line.endsWith(page));
  return changed ? `${commit} with changes` : commit;
}

/** The share of the processors that others keep busy, from 0 to 1, watched while nothing is measured. */
export async function busyShare() {
  const before = ticks();
  await wait(3_000);
  const after = ticks();
  return 1 - (after.idle - before.idle) / (after.all - before.all);
}

function ticks() {
  const times = cpus().map(({ times }) => times);
  const sum = (/** @type {number[]} */ values) => values.reduce((one, other) => one + other, 0);
  return {
    idle: sum(times.map(({ idle }) => idle)),
    all: sum(times.flatMap((each) => Object.values(each))),
  };
}

/** The distribution where there is one: what the kernel calls itself may name the machine. */
function system() {
  const kernel = /^\d+\.\d+/.exec(release())?.[0] ?? "";
  try {
    const name = /^PRETTY_NAME="(.+)"$/m.exec(readFileSync("/etc/os-release", "utf8"))?.[1];
    return `${name} (${type()} ${kernel})`;
  } catch {
    return `${type()} ${kernel}`;
  }
}

/**
 * @param {string} name
 * @param {string | undefined} program
 */
function versionOf(name, program) {
  if (!program) return [];
  const said = execFileSync(program, ["--version"], { encoding: "utf8", stdio: "pipe" });
  const version = /\d+(?:\.\d+)+/.exec(said)?.[0];
  return version ? [`${name} ${version}`] : [];
}

/** @param {string} name */
function installedVersion(name) {
  return JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")).version;
}

/** @param {string[]} args */
function git(...args) {
  return execFileSync("git", args, { encoding: "utf8" }).trim();
}
