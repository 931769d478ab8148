// @ts-check
import { spawn } from "node:child_process";
import { chmodSync, readdirSync } from "node:fs";
import { delimiter, resolve } from "node:path";
import { removeFolder, temporaryFolder } from "./temporaryFolder.mjs";

const PATH = [resolve("node_modules/.bin"), process.env.PATH].join(delimiter);

/** A command with a name. @typedef {{ name: string, command: string, env?: NodeJS.ProcessEnv }} Step */
/** Steps that run one after the other, beside those of other lanes. @typedef {readonly Step[]} Lane */
/** Lanes, of which so many run at once, the first first. @typedef {{ readonly lanes: readonly Lane[], readonly atOnce: number }} Lanes */
/** How a step ended, with the end of its output if it ran in a lane and failed. @typedef {{ name: string, ok: boolean, line: string, end?: string }} Done */

/**
 * Runs commands one after the other, even after a failure, and prints the time and result of each. Lanes run in parallel
 * and print the output of each step at its end. Each step has a temporary folder of its own and fails if it leaves a file there.
 * @param {readonly (Step | Lanes)[]} steps
 * @returns {Promise<readonly Done[]>}
 */
export async function runSteps(steps) {
  /** @type {Done[]} */
  const done = [];
  for (const step of steps) {
    if ("lanes" in step) done.push(...(await runLanes(step)));
    else done.push(await run(step, "inherit"));
  }
  console.log(["", ...done.map(({ line }) => line), ""].join("\n"));
  return done;
}

/** @param {Lanes} lanes */
async function runLanes({ lanes, atOnce }) {
  const waiting = [...lanes.entries()];
  /** @type {Done[][]} */
  const done = lanes.map(() => []);
  const runNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, lane] = next;
      for (const step of lane) done[place]?.push(await run(step, "pipe"));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, runNext));
  return done.flat();
}

/**
 * @param {Step} step
 * @param {"inherit" | "pipe"} output
 * @returns {Promise<Done>}
 */
async function run({ name, command, env }, output) {
  if (output === "inherit") console.log(`\n::: ${name}`);
  const start = performance.now();
  const temporary = temporaryFolder("step-");
  // PostgreSQL runs as another user and opens its own folder inside.
  chmodSync(temporary, 0o711);
  const child = spawn(command, {
    shell: true,
    stdio: ["inherit", output, output],
    env: { ...process.env, PATH, ...env, ...temporaryIn(temporary) },
  });
  /** @type {Buffer[]} */
  const printed = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (part) => printed.push(part));
  const status = await new Promise((ended) => {
    child.on("close", ended);
    child.on("error", () => ended(1));
  });
  const left = readdirSync(temporary);
  removeFolder(temporary);
  const text = Buffer.concat(printed).toString();
  const leftBehind =
    left.length > 0 ? `${name} left in its temporary folder: ${left.join(", ")}` : "";
  const ok = status === 0 && left.length === 0;
  const line = `${ok ? "ok    " : "FAILED"} ${seconds(start).padStart(6)} s  ${name}`;
  if (output === "pipe") process.stdout.write(`\n::: ${name}\n${text}`);
  if (leftBehind) console.log(leftBehind);
  console.log(`::: ${line}`);
  return ok ? { name, ok, line } : { name, ok, line, end: `${text}\n${leftBehind}` };
}

/**
 * The variables that move temporary files into this folder, and the caches of Node and Playwright out of it.
 * @param {string} folder
 */
function temporaryIn(folder) {
  return {
    TMPDIR: folder,
    TMP: folder,
    TEMP: folder,
    NODE_DISABLE_COMPILE_CACHE: "1",
    PWTEST_CACHE_DIR: resolve(".cache/playwright"),
  };
}

/** @param {number} start */
function seconds(start) {
  return ((performance.now() - start) / 1000).toFixed(1);
}
