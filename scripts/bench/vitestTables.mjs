// @ts-check
import { timeBeside } from "../../bench/report.mjs";

/** @typedef {import("../../bench/report.mjs").Table} Table */
/** One `bench`, with times in milliseconds. @typedef {{ name: string, median: number }} Measured */
/** Benchmarks of one `describe`. @typedef {{ fullName: string, benchmarks: readonly Measured[] }} Group */

/**
 * The tables of what `vitest bench --outputJson` wrote. An outermost `describe` is a table. One within it is a row, whose
 * benchmarks are its columns; without one, each benchmark is a row. A table that ends in "× the floor" has ratios to the
 * column "floor".
 * @param {{ files: readonly { groups: readonly Group[] }[] }} written
 * @returns {readonly Table[]}
 */
export function readVitestTables({ files }) {
  /** @type {Map<string, Table["rows"]>} */
  const tables = new Map();
  for (const { fullName, benchmarks } of files.flatMap(({ groups }) => groups)) {
    const [, title = "", row] = fullName.split(" > ");
    const rows = tables.get(title) ?? {};
    tables.set(title, rows);
    const reference = / × (?:the )?(.+)$/.exec(title)?.[1];
    if (row !== undefined) rows[row] = columnsOf(benchmarks, reference);
    else for (const { name, median } of benchmarks) rows[name] = { time: timeBeside(median) };
  }
  return [...tables].map(([about, rows]) => ({ about: `${about}:`, rows }));
}

/**
 * @param {readonly Measured[]} benchmarks
 * @param {string | undefined} reference the column that the others are compared with
 */
function columnsOf(benchmarks, reference) {
  const found = benchmarks.find(({ name }) => name === reference)?.median;
  return Object.fromEntries(
    benchmarks.map(({ name, median }) => [
      name,
      timeBeside(median, name === reference ? undefined : found),
    ]),
  );
}
