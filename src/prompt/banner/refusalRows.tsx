import type { ReactNode } from "react";
import type { Question } from "../../host/question.js";
import { createFilter } from "../../host/tables/listing.js";
import type { QuestionsOfKind } from "../../react/questionsOfKind.js";
import { groupRefusals, isRefusal } from "../../react/refusals.js";
import { RefusalsRow } from "./RefusalsRow.js";

const refusals = createFilter<Question>(isRefusal);

/** The rows of a bar for requests that nobody could answer; none while a question waits for an answer: they are no reason to look up. */
export function refusalRows({ open, settled }: QuestionsOfKind): readonly ReactNode[] {
  if (open.tree) return [];
  return groupRefusals(refusals(settled.tree), (question) => question).map(({ session, items }) => (
    <RefusalsRow key={session} session={session} ids={items.map(({ id }) => id)} />
  ));
}
