// @ts-check
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/**
 * What a run of Vitest or Playwright wrote as JSON: how many tests passed, and of each that did not its file, its title and
 * the beginning of its first error: all that is left where only the end of a long output is kept.
 * @param {string} path
 * @returns {{ passed: number, failed: readonly string[] }}
 */
export function readTestReport(path) {
  if (!existsSync(path)) return { passed: 0, failed: [] };
  const report = JSON.parse(readFileSync(path, "utf8"));
  return report.stats
    ? { passed: report.stats.expected, failed: report.suites.flatMap(readPlaywrightSuite) }
    : { passed: report.numPassedTests, failed: report.testResults.flatMap(readVitestFile) };
}

/**
 * @typedef {{ error?: { message?: string } }} PlaywrightResult
 * @typedef {{ title: string, ok: boolean, tests?: { results: PlaywrightResult[] }[] }} PlaywrightSpec
 * @typedef {{ title: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function readPlaywrightSuite({ title, specs = [], suites = [] }) {
  return [
    ...specs.filter(({ ok }) => !ok).map((spec) => spec.title + beginningOf(firstErrorOf(spec))),
    ...suites.flatMap(readPlaywrightSuite),
  ].map((below) => `${title} > ${below}`);
}

/** @param {PlaywrightSpec} spec */
function firstErrorOf({ tests = [] }) {
  return tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message;
}

/** @typedef {{ fullName: string, status: string, failureMessages?: string[] }} VitestResult */

/**
 * @param {{ name: string, status: string, message?: string, assertionResults: VitestResult[] }} file
 * @returns {string[]}
 */
function readVitestFile({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === "failed");
  const place = relative(".", name);
  // A file that does not load has no tests.
  if (failed.length === 0) return status === "failed" ? [place + beginningOf(message)] : [];
  return failed.map(
    ({ fullName, failureMessages }) => `${place} > ${fullName}${beginningOf(failureMessages?.[0])}`,
  );
}

const mostLines = 6;
const longestLine = 200;

/**
 * The first lines of an error, each indented on a line of its own.
 * @param {string | undefined} error
 */
function beginningOf(error) {
  if (!error) return "";
  const lines = stripVTControlCharacters(error)
    .split("\n")
    .filter((line) => line.trim() !== "");
  return lines
    .slice(0, mostLines)
    .map((line) => `\n        ${line.slice(0, longestLine)}`)
    .join("");
}
