import type { Question } from "../host/question.js";

/** Requests of a server that nobody could answer. */
export interface Refusals<Item> {
  /** The id of the session. */
  readonly session: string;
  /** Oldest first; one at least. */
  readonly items: readonly Item[];
}

/** Whether a request was refused as it came: no person could have answered it. */
export function isRefusal({
  outcome,
  dismissed,
}: Pick<Question, "outcome" | "dismissed">): boolean {
  if (outcome?.sent !== "error" || outcome.by !== "host" || dismissed) return false;
  return outcome.cause === "invalid" || outcome.cause === "failed";
}

/** Puts refusals together, server by server. */
export function groupRefusals<Item>(
  items: readonly Item[],
  questionOf: (item: Item) => Question,
): readonly Refusals<Item>[] {
  const bySession = new Map<string, Item[]>();
  for (const item of items) {
    const question = questionOf(item);
    if (!isRefusal(question)) continue;
    const known = bySession.get(question.session);
    if (known) known.push(item);
    else bySession.set(question.session, [item]);
  }
  return [...bySession].map(([session, own]) => ({ session, items: own }));
}
