import type { Question } from "../../host/question.js";
import { createFilter } from "../../host/tables/listing.js";
import type { RowTree } from "../../host/tables/rowTree.js";

/** Lists the questions that the person put aside for later, and did not leave. */
export const asideQuestions: (tree: RowTree<Question> | undefined) => readonly Question[] =
  createFilter<Question>(({ aside, leavesAt }) => aside && leavesAt === undefined);
