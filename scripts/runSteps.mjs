// @ts-check
import { spawnSync } from "node:child_process";
import { delimiter, resolve } from "node:path";

const PATH = [resolve("node_modules/.bin"), process.env.PATH].join(delimiter);

/**
 * Runs commands one after the other, whatever becomes of each, and prints how long each took and how it ended.
 * @param {readonly { name: string, command: string, env?: NodeJS.ProcessEnv }[]} steps
 */
export function runSteps(steps) {
  const done = steps.map(({ name, command, env }) => {
    console.log(`\n::: ${name}`);
    const start = performance.now();
    const { status } = spawnSync(command, {
      shell: true,
      stdio: "inherit",
      env: { ...process.env, PATH, ...env },
    });
    const line = `${status === 0 ? "ok    " : "FAILED"} ${seconds(start).padStart(6)} s  ${name}`;
    console.log(`::: ${line}`);
    return { name, ok: status === 0, line };
  });
  console.log(["", ...done.map(({ line }) => line), ""].join("\n"));
  return done;
}

/** @param {number} start */
function seconds(start) {
  return ((performance.now() - start) / 1000).toFixed(1);
}
