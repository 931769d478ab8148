import { createFilter } from "../host/listing.js";
import type { Question } from "../host/question.js";
import type { RowTree } from "../host/rowTree.js";

/** Whether the person put a question aside for later, and did not leave it. */
export function isAside({ aside, leavesAt }: Pick<Question, "aside" | "leavesAt">): boolean {
  return aside && leavesAt === undefined;
}

/** Lists the questions that the person put aside for later. */
export const aside: (tree: RowTree<Question> | undefined) => readonly Question[] =
  createFilter<Question>(isAside);
