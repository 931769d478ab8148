import type { ReactNode } from "react";
import { createFilter } from "../host/listing.js";
import type { Question } from "../host/question.js";
import type { RowTree } from "../host/rowTree.js";
import { LeavingRow } from "./LeavingRow.js";
import type { QuestionKind, QuestionView } from "./questionKind.js";

/** Lists the questions that were cancelled, while that can still be taken back. */
export const leaving: (tree: RowTree<Question> | undefined) => readonly Question[] =
  createFilter<Question>(({ leavesAt }) => leavesAt !== undefined);

/** The rows of a bar for questions that were cancelled, while that can still be taken back. */
export function leavingRows<View extends QuestionView>(
  kind: QuestionKind<View>,
  views: readonly View[],
): readonly ReactNode[] {
  return views.map((view) => (
    <LeavingRow key={view.id} view={view} leave={kind.waysOut(view).leave} />
  ));
}
