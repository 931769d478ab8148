// @ts-check
import { appendFileSync } from "node:fs";

/** A figure, or a text that has its unit or its ratio beside the figure. @typedef {string | number | undefined} Cell */

/**
 * A table of a benchmark.
 * @typedef {object} Table
 * @property {string} about one line: what is measured, in which unit, and what a ratio compares with
 * @property {Record<string, Record<string, Cell>>} rows by name, each with its cells by the name of the column
 */

/**
 * Prints a table and, under `npm run bench`, adds it to those that go into docs/benchmarks.md.
 * @param {Table} table
 */
export function report(table) {
  console.log(`\n${table.about}`);
  console.table(table.rows);
  const { BENCH_TABLES } = process.env;
  if (BENCH_TABLES) appendFileSync(BENCH_TABLES, `${JSON.stringify(table)}\n`);
}

/**
 * A time and how many times the reference's it is: "1.2 ms (× 3.4)".
 * @param {number} milliseconds
 * @param {number} [reference] in milliseconds; without it there is no ratio
 */
export function timeBeside(milliseconds, reference) {
  const time = timeOf(milliseconds);
  return reference === undefined ? time : `${time} (× ${ratioOf(milliseconds / reference)})`;
}

/**
 * A ratio as people read it: two digits, and all before the point.
 * @param {number} ratio
 */
export function ratioOf(ratio) {
  if (ratio >= 10) return Math.round(ratio).toLocaleString("en");
  return ratio >= 0.95 ? ratio.toFixed(1) : String(Number(ratio.toPrecision(2)));
}

/** @param {number} milliseconds */
function timeOf(milliseconds) {
  const [value, unit] =
    milliseconds >= 1
      ? [milliseconds, "ms"]
      : milliseconds >= 0.001
        ? [milliseconds * 1e3, "µs"]
        : [milliseconds * 1e6, "ns"];
  return `${value >= 100 ? Math.round(value).toLocaleString("en") : Number(value.toPrecision(2))} ${unit}`;
}
