// @ts-check
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

const file = "test/deep.json";

/** When a step passed: the commit and the day. @typedef {{ commit: string, day: string } | null} Pass */

/**
 * Writes down that steps of `npm run test:deep` passed on the commit that is checked out; nothing where that is not all there
 * is.
 * @param {readonly string[]} steps all that there are
 * @param {readonly string[]} passed
 */
export function recordDeepPasses(steps, passed) {
  const changed = git("status", "--porcelain", "--untracked-files=no")
    .split("\n")
    .filter((line) => line !== "" && !line.endsWith(file));
  if (changed.length > 0) {
    console.log(`${file} stays as it is: what was tested is not committed.`);
    return;
  }
  const pass = {
    commit: git("rev-parse", "--short=12", "HEAD"),
    day: new Date().toISOString().slice(0, 10),
  };
  const before = readDeepPasses();
  const now = steps.map((name) => [name, passed.includes(name) ? pass : (before[name] ?? null)]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(now), undefined, 2)}\n`);
}

/** Prints when each step of `npm run test:deep` last passed, and on which commit. */
export function tellDeepPasses() {
  console.log("\nnpm run test:deep last passed:");
  for (const [name, pass] of Object.entries(readDeepPasses()))
    console.log(`  ${name.padEnd(20)} ${pass ? `${pass.day} on ${pass.commit}` : "never"}`);
}

/** @returns {Record<string, Pass>} */
function readDeepPasses() {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** @param {string[]} args */
function git(...args) {
  return execFileSync("git", args, { encoding: "utf8" }).trim();
}
