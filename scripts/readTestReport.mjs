// @ts-check
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";

/**
 * A test that failed: its file with its title, and the text of its first error, where it has one.
 * @typedef {{ readonly title: string, readonly error: string | undefined }} FailedTest
 */

/**
 * Reads the JSON that a run of Vitest or Playwright wrote: the number of tests that passed, and those that failed. A run
 * that wrote none has neither.
 * @param {string} path
 * @returns {{ readonly passed: number, readonly failed: readonly FailedTest[] }}
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
 * @returns {FailedTest[]}
 */
function readPlaywrightSuite({ title, specs = [], suites = [] }) {
  return [
    ...specs
      .filter(({ ok }) => !ok)
      .map((spec) => ({ title: spec.title, error: firstErrorOf(spec) })),
    ...suites.flatMap(readPlaywrightSuite),
  ].map((below) => ({ ...below, title: `${title} > ${below.title}` }));
}

/** @param {PlaywrightSpec} spec */
function firstErrorOf({ tests = [] }) {
  return tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message;
}

/** @typedef {{ fullName: string, status: string, failureMessages?: string[] }} VitestResult */

/**
 * @param {{ name: string, status: string, message?: string, assertionResults: VitestResult[] }} file
 * @returns {FailedTest[]}
 */
function readVitestFile({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === "failed");
  const place = relative(".", name);
  // A file that does not load has no tests.
  if (failed.length === 0) return status === "failed" ? [{ title: place, error: message }] : [];
  return failed.map(({ fullName, failureMessages }) => ({
    title: `${place} > ${fullName}`,
    error: failureMessages?.[0],
  }));
}
