// @ts-check
// npm run bench: measures everything and writes docs/benchmarks.md; `npm run bench -- forms rules` writes these sections
// anew. With `--quick` fewer rounds go into .cache/benchmarks.md: whether all of it runs. Nothing else should run meanwhile.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
import { benchmarks } from "./bench/benchmarks.mjs";
import { busyShare, describeCommit, describeSetup } from "./bench/machine.mjs";
import { replaceSection } from "./bench/page.mjs";
import { readVitestTables } from "./bench/vitestTables.mjs";
import { ensureEngines } from "./engines/engines.mjs";
import { ensureChromium } from "./ensureChromium.mjs";

/** @typedef {import("./bench/benchmarks.mjs").Benchmark} Benchmark */
/** @typedef {import("../bench/report.mjs").Table} Table */

const published = "docs/benchmarks.md";
const { values, positionals } = parseArgs({
  options: { quick: { type: "boolean", default: false } },
  allowPositionals: true,
});
const page = values.quick ? ".cache/benchmarks.md" : published;
const all = Object.entries(/** @type {Record<string, Benchmark>} */ (benchmarks));
const unknown = positionals.filter((name) => !all.some(([known]) => known === name));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark ${unknown.join(", ")}: ${Object.keys(benchmarks).join(", ")}.`,
  );
  process.exit(1);
}

process.env.CHROMIUM_PATH = ensureChromium();
ensureEngines();
const setup = describeSetup();
const commit = describeCommit(published);
/** @type {string[]} */
const failed = [];
for (const [name, benchmark] of all) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const { title, about, commands } = benchmark;
  const began = performance.now();
  const busy = await busyShare();
  console.log(`\n::: ${name}: others keep ${Math.round(busy * 100)} % of the processors busy`);
  const tables = measure(values.quick ? (benchmark.quick ?? commands) : commands);
  console.log(`::: ${name}: ${tables ? "ok" : "FAILED"} after ${seconds(began)} s`);
  if (!tables) {
    failed.push(name);
    continue;
  }
  const day = new Date().toISOString().slice(0, 10);
  const section = { title, about, commands, day, commit, busy, setup, tables };
  mkdirSync(dirname(page), { recursive: true });
  const before = existsSync(page) ? readFileSync(page, "utf8") : "";
  const titles = all.map(([, { title }]) => title);
  writeFileSync(page, replaceSection(before, section, titles));
}
if (failed.length > 0) {
  console.error(`\n${page} has nothing new of ${failed.join(", ")}.`);
  process.exitCode = 1;
} else console.log(`\n${page} has it.`);

/**
 * Runs commands; returns what they reported, or undefined where one of them failed.
 * @param {readonly string[]} commands
 * @returns {readonly Table[] | undefined}
 */
function measure(commands) {
  const folder = resolve(".cache/bench-tables");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  /** @type {Table[]} */
  const tables = [];
  for (const [at, command] of commands.entries()) {
    const file = `${folder}/${at}.json`;
    const isVitest = command.includes("vitest bench");
    const { status } = spawnSync(isVitest ? `${command} --outputJson '${file}'` : command, {
      shell: true,
      stdio: "inherit",
      env: {
        ...process.env,
        PATH: [resolve("node_modules/.bin"), process.env.PATH].join(delimiter),
        BENCH_TABLES: file,
      },
    });
    if (status !== 0) return undefined;
    if (!existsSync(file)) continue;
    const written = readFileSync(file, "utf8");
    tables.push(...(isVitest ? readVitestTables(JSON.parse(written)) : readLines(written)));
  }
  return tables;
}

/**
 * @param {string} written a table a line
 * @returns {readonly Table[]}
 */
function readLines(written) {
  return written
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** @param {number} began */
function seconds(began) {
  return Math.round((performance.now() - began) / 1000);
}
