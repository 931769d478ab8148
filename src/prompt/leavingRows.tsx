import type { ReactNode } from "react";
import { LeavingRow } from "./LeavingRow.js";
import type { QuestionKind, QuestionView } from "./questionKind.js";

/** The rows of a bar for questions that were cancelled, while that can still be taken back. */
export function leavingRows<View extends QuestionView>(
  kind: QuestionKind<View>,
  open: readonly View[],
): readonly ReactNode[] {
  return open
    .filter(({ leavesAt }) => leavesAt !== undefined)
    .map((view) => <LeavingRow key={view.id} view={view} leave={kind.waysOut(view).leave} />);
}
