import type { Question } from "../../host/question.js";
import { createFold } from "../../host/tables/fold.js";
import type { RowTree } from "../../host/tables/rowTree.js";

/** Counts the questions that have their place on each surface. */
export const countBySurface: (tree: RowTree<Question> | undefined) => ReadonlyMap<string, number> =
  createFold<Question, ReadonlyMap<string, number>>(
    new Map(),
    (rows) => sum(rows.flatMap(({ surface }) => (surface === undefined ? [] : [[surface, 1]]))),
    (counts) => sum(counts.flatMap((count) => [...count])),
  );

function sum(counts: readonly (readonly [surface: string, count: number])[]) {
  const sums = new Map<string, number>();
  for (const [surface, count] of counts) sums.set(surface, (sums.get(surface) ?? 0) + count);
  return sums;
}
