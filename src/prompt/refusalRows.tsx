import type { ReactNode } from "react";
import type { Question } from "../host/question.js";
import { groupRefusals } from "../react/refusals.js";
import { RefusalsRow } from "./RefusalsRow.js";

/** The rows of a bar for requests that nobody could answer; none while a question waits for an answer: they are no reason to look up. */
export function refusalRows(
  open: readonly Question[],
  settled: readonly Question[],
): readonly ReactNode[] {
  if (open.length > 0) return [];
  return groupRefusals(settled, (question) => question).map(({ session, items }) => (
    <RefusalsRow key={session} session={session} ids={items.map(({ id }) => id)} />
  ));
}
