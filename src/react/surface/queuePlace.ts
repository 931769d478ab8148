import type { Host } from "../../host/host.js";
import { questionKey } from "../../host/keys.js";
import type { Question } from "../../host/question.js";
import { levelsOf, type RowTree, stepTo } from "../../host/tables/rowTree.js";
import { countBySurface } from "./countBySurface.js";
import { openRows } from "./openRows.js";
import { sharesStage } from "./openSurface.js";

/** The place of a question among those that its surface, or all dialogs of its window, show one after another. */
export interface QueuePlace {
  /** The place in the order in which they were asked, from 1 on. */
  readonly position: number;
  /** The number of questions, at least 2. */
  readonly count: number;
  /** The id of the one that was asked after it, or of the first after the last. */
  readonly next: string;
}

/** Finds the place of an open question, unless it is the only one there. */
export function findQueuePlace(host: Host, id: string): QueuePlace | undefined {
  const { tree, placeOf, list } = openRows(host);
  const question = host.read(questionKey(id));
  if (!tree || question?.phase !== "open" || question.surface === undefined) return undefined;
  const place = placeOf ? placeOf(id) : list().findIndex((other) => other.id === id);
  if (place === undefined || place < 0) return undefined;
  const queue = createQueue(question.surface);
  const position = queue.countBefore(tree, levelsOf(tree), place) + 1;
  const count = queue.countIn(tree);
  const next = queue.find(tree, position % count);
  return count > 1 && next ? { position, count, next: next.id } : undefined;
}

type Tree = RowTree<Question> | undefined;

/** The questions of a tree that stand in one line with those of a surface; branches are counted, and not gone through. */
interface Queue {
  countIn(tree: Tree): number;
  /** Counts those that come before a place. */
  countBefore(tree: Tree, levels: number, place: number): number;
  /** The one that so many others come before. */
  find(tree: Tree, before: number): Question | undefined;
}

function createQueue(surface: string): Queue {
  const isBeside = (question: Question | undefined): question is Question =>
    question?.surface !== undefined && sharesStage(question.surface, surface);
  const countIn = (tree: Tree) =>
    [...countBySurface(tree)]
      .filter(([other]) => sharesStage(other, surface))
      .reduce((sum, [, count]) => sum + count, 0);

  const countBefore: Queue["countBefore"] = (tree, levels, place) => {
    if (!tree) return 0;
    const step = stepTo(place, levels);
    if ("rows" in tree) return tree.rows.slice(0, step).filter(isBeside).length;
    const passed = tree.trees.slice(0, step).reduce((sum, branch) => sum + countIn(branch), 0);
    return passed + countBefore(tree.trees[step], levels - 1, place);
  };

  const find: Queue["find"] = (tree, before) => {
    if (!tree) return undefined;
    if ("rows" in tree) return tree.rows.filter(isBeside)[before];
    let left = before;
    for (const branch of tree.trees) {
      const count = countIn(branch);
      if (left < count) return find(branch, left);
      left -= count;
    }
    return undefined;
  };

  return { countIn, countBefore, find };
}
