// @ts-check
import { mkdirSync, rmSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { ensureEngines } from "./engines/engines.mjs";
import { ensureChromium } from "./ensureChromium.mjs";
import { readTestReport } from "./readTestReport.mjs";
import { runSteps } from "./runSteps.mjs";

const reports = ".cache/test-reports";

/** @typedef {import("./runSteps.mjs").Step} Step */
/** @typedef {import("./runSteps.mjs").Lanes} Lanes */

/**
 * Runs test steps, prints the failed tests and the number of passed ones, and sets the exit code.
 * @param {readonly (Step | Lanes)[]} steps
 */
export async function runTests(steps) {
  prepareMachine();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  const done = await runSteps(steps);
  let passed = 0;
  let failed = 0;
  for (const { name, ok, end } of done) {
    const report = readTestReport(reportOf(name));
    passed += report.passed;
    // A step that fails with no failed test to show for it, such as a build, counts as one.
    failed += ok ? report.failed.length : Math.max(1, report.failed.length);
    for (const { title, error } of report.failed)
      console.log(`FAILED  ${name}: ${title}${indent(linesOf(error).slice(0, mostLines))}`);
    if (!ok && report.failed.length === 0)
      console.log(`FAILED  ${name}: the step${indent(linesOf(end).slice(-mostLastLines))}`);
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

/** Installs the browser and the engines that the tests need, or exits with the command to type. */
export function prepareMachine() {
  orExit(ensureChromium);
  orExit(ensureEngines);
}

const mostLines = 6;
const mostLastLines = 30;
const longestLine = 500;

/** @param {string | undefined} text */
function linesOf(text = "") {
  return stripVTControlCharacters(text)
    .split("\n")
    .filter((line) => line.trim() !== "");
}

/**
 * Puts each line on an indented line of its own. CI often keeps only the end of its output, so the summary repeats each error.
 * @param {readonly string[]} lines
 */
function indent(lines) {
  return lines.map((line) => `\n        ${line.slice(0, longestLine)}`).join("");
}

/** What end-to-end tests open and run, apart from the build. @type {readonly Step[]} */
export const forEndToEnd = [
  { name: "install the conformance suite", command: installIn("test/conformance") },
  { name: "build Storybook", command: "npm run -s build:storybook" },
];

/** The build that what runs in a browser or from the tarball is made of. @type {Step} */
export const build = { name: "build", command: "npm run -s build" };

/**
 * The files of a Vitest project.
 * @param {string} project
 * @param {{ name?: string, options?: string, needs?: string, env?: NodeJS.ProcessEnv }} [more] another name of the step, other files or options, a command that runs first
 * @returns {Step}
 */
export function vitest(project, { name = project, options = "", needs = "", env } = {}) {
  const run = `vitest run --project ${project} ${vitestReport(name)} ${options}`;
  const command = needs ? `${needs} && ${run}` : run;
  return env ? { name, command, env } : { name, command };
}

/**
 * The files of a Vitest project by Node 22, which the AI SDK's newest version and Mastra want, after what `needs` installs.
 * @param {string} project
 * @param {string} [needs]
 * @returns {Step}
 */
export function vitestInNewerNode(project, needs = "") {
  const commands = [
    installIn("packages/agents/test/ai-sdk"),
    ...(needs ? [needs] : []),
    `packages/agents/test/ai-sdk/node_modules/.bin/node node_modules/vitest/vitest.mjs run --project ${project} ${vitestReport(project)}`,
  ];
  return { name: project, command: commands.join(" && ") };
}

/**
 * A command that installs what a folder locks, unless it is there.
 * @param {string} folder
 */
export function installIn(folder, options = "") {
  return `(ls ${folder}/node_modules >/dev/null 2>&1 || (cd ${folder} && npm ci --no-progress --no-engine-strict ${options}))`;
}

/** @param {string} name */
function vitestReport(name) {
  return `--reporter default --reporter json --outputFile.json '${reportOf(name)}'`;
}

/**
 * The tests of a Playwright configuration: all, without those tagged `@deep`, or these alone.
 * @param {string} name
 * @param {string} config
 * @param {"" | "--grep-invert @deep" | "--grep @deep"} [which]
 * @returns {Step}
 */
export function playwright(name, config, which = "") {
  return {
    name,
    command: `playwright test --config ${config} --retries 0 --forbid-only --reporter list,json ${which}`,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name) },
  };
}

/** @param {string} name */
function reportOf(name) {
  return `${reports}/${name}.json`;
}

/**
 * What the tests need, or the end of them with the command to type.
 * @template Result
 * @param {() => Result} ensure
 */
function orExit(ensure) {
  try {
    return ensure();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
