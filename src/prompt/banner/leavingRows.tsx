import type { ReactNode } from "react";
import type { Question } from "../../host/question.js";
import { createFilter } from "../../host/tables/listing.js";
import type { RowTree } from "../../host/tables/rowTree.js";
import type { QuestionKind, QuestionView } from "../questionKind.js";
import { LeavingRow } from "./LeavingRow.js";

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
