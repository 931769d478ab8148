import type { ReactNode } from "react";
import { Guarded } from "../ui/Guarded.js";
import { LeftRow } from "./LeftRow.js";
import type { QuestionKind, QuestionView } from "./questionKind.js";

/** More of them at a time would hide the page. */
const mostRows = 3;

/** The rows of a bar for settled questions that are in nobody's way, and that no card shows: the last of them. */
export function leftRows<View extends QuestionView>(
  kind: QuestionKind<View>,
  settled: readonly View[],
): readonly ReactNode[] {
  return settled
    .filter(({ lingering, aside, surface }) => lingering && aside && surface === undefined)
    .slice(-mostRows)
    .map((view) => (
      <Guarded key={view.id} resetKey={view.id} fallback={null}>
        <kind.Words view={view}>
          {({ title, left = title }) => <LeftRow view={view} text={left} />}
        </kind.Words>
      </Guarded>
    ));
}
