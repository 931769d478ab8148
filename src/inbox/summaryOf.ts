import type { Question } from "../host/question.js";
import { listedKinds } from "../kinds/listedKinds.js";
import type { ListedKind, RequestSummary } from "../react/kind.js";

const nothing: RequestSummary = { text: "" };

/** Summarizes a question of any kind: one of the host app's own, one of the protocol's, or one that nobody here knows. */
export function summaryOf(question: Question, own: readonly ListedKind[]): RequestSummary {
  const kind = [...own, ...listedKinds].find(({ name }) => name === question.kind);
  return kind?.summaryOf(question) ?? nothing;
}
