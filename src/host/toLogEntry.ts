import { isUnanswered } from "./isUnanswered.js";
import type { LogEntry } from "./logEntry.js";
import type { Outcome } from "./outcome.js";
import type { Question } from "./question.js";

/** Writes one decision down, with or without what was asked, sent and said. */
export function toLogEntry(
  { id, kind, session, receivedAt, asked, request, facts, appView }: Question,
  server: string,
  outcome: Outcome,
  sent: unknown,
  content: boolean,
): LogEntry {
  const plain = {
    id,
    kind,
    session,
    server,
    receivedAt,
    asked,
    ...(facts && { facts }),
    ...(appView !== undefined && { appView }),
  };
  return content
    ? { ...plain, outcome, request, sent }
    : { ...plain, outcome: withoutReason(outcome) };
}

/** An outcome without anybody's own words. */
export function withoutReason(outcome: Outcome): Outcome {
  if (isUnanswered(outcome) || outcome.reason === undefined) return outcome;
  const { reason: _, ...rest } = outcome;
  return rest;
}
