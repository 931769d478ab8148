import type { ReactNode } from "react";
import type { Question } from "../../host/question.js";
import { createFilter } from "../../host/tables/listing.js";
import type { RowTree } from "../../host/tables/rowTree.js";
import { Guarded } from "../../ui/Guarded.js";
import type { QuestionKind, QuestionView } from "../questionKind.js";
import { LeftRow } from "./LeftRow.js";

/** More of them at a time would hide the page. */
const mostRows = 3;

/** Lists the settled questions that are in nobody's way, and that no card shows. */
export const left: (tree: RowTree<Question> | undefined) => readonly Question[] =
  createFilter<Question>(
    ({ lingering, aside, surface }) => lingering && aside && surface === undefined,
  );

/** The rows of a bar for settled questions that are in nobody's way, and that no card shows: the last of them. */
export function leftRows<View extends QuestionView>(
  kind: QuestionKind<View>,
  views: readonly View[],
): readonly ReactNode[] {
  return views.slice(-mostRows).map((view) => (
    <Guarded key={view.id} resetKey={view.id} fallback={null}>
      <kind.Words view={view}>
        {({ title, left = title }) => <LeftRow view={view} text={left} />}
      </kind.Words>
    </Guarded>
  ));
}
