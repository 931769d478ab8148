// @ts-check
// node scripts/testMutants.mjs [part of a name…]: makes the product worse, a place at a time, and fails where no test notices.
import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { mutants } from "../test/mutants/mutants.mjs";
import { readTestReport } from "./readTestReport.mjs";

/** @typedef {import("../test/mutants/mutants.mjs").Mutant} Mutant */

const reports = ".cache/mutants";
const parts = process.argv.slice(2);
const chosen = mutants.filter(
  ({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)),
);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const waiting = [...chosen.entries()];
/** @type {Set<Mutant>} */
const unnoticed = new Set();
await Promise.all(Array.from({ length: availableParallelism() }, tryOneByOne));

console.log();
for (const folder of new Set(chosen.map(({ file }) => folderOf(file)))) {
  const own = chosen.filter(({ file }) => folderOf(file) === folder);
  const noticed = own.filter((mutant) => !unnoticed.has(mutant)).length;
  console.log(`${folder.padEnd(24)} ${noticed} of ${own.length} noticed`);
}
process.exitCode = unnoticed.size > 0 || chosen.length === 0 ? 1 : 0;

async function tryOneByOne() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [number, mutant] = next;
    const failed = await failedWith(mutant, `${reports}/${number}.json`);
    if (failed.length === 0) unnoticed.add(mutant);
    console.log(`${failed.length > 0 ? "noticed  " : "UNNOTICED"}  ${mutant.file}: ${mutant.name}`);
    if (failed[0]) console.log(`           by ${failed[0].title}`);
  }
}

/**
 * The tests that fail with a mutant. One that only keeps a file from being loaded fails none.
 * @param {Mutant} mutant
 * @param {string} report
 * @returns {Promise<readonly import("./readTestReport.mjs").FailedTest[]>}
 */
function failedWith({ name, project, tests }, report) {
  const options = [
    "--bail",
    "1",
    "--maxWorkers",
    "1",
    "--reporter",
    "json",
    "--outputFile",
    report,
  ];
  const run = spawn("npx", ["vitest", "run", "--project", project, ...tests, ...options], {
    env: { ...process.env, MUTANT: name },
    stdio: "ignore",
  });
  return new Promise((resolve) => {
    run.on("exit", () => resolve(readTestReport(report).failed));
  });
}

/** @param {string} file */
function folderOf(file) {
  return file
    .split("/")
    .slice(0, file.startsWith("src/kinds/") ? 3 : 2)
    .join("/");
}
