// @ts-check
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";

/**
 * What a run of Vitest or Playwright wrote as JSON: how many tests passed, and the file and title of each that did not.
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
 * @typedef {{ title: string, specs?: { title: string, ok: boolean }[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function readPlaywrightSuite({ title, specs = [], suites = [] }) {
  return [
    ...specs.filter(({ ok }) => !ok).map((spec) => spec.title),
    ...suites.flatMap(readPlaywrightSuite),
  ].map((below) => `${title} > ${below}`);
}

/**
 * @param {{ name: string, status: string, assertionResults: { fullName: string, status: string }[] }} file
 * @returns {string[]}
 */
function readVitestFile({ name, status, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === "failed");
  const place = relative(".", name);
  // A file that does not load has no tests.
  if (failed.length === 0) return status === "failed" ? [place] : [];
  return failed.map(({ fullName }) => `${place} > ${fullName}`);
}
