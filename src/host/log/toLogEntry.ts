import { isUnanswered } from "../isUnanswered.js";
import type { Outcome } from "../outcome.js";
import type { Question } from "../question.js";
import type { LogEntry, LoggedRun } from "./logEntry.js";

/** Returns the log entry of one decision, with the user's reason; with the request and the answer only if `content` is set. */
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
  return { ...plain, outcome, ...(content && { request, sent }) };
}

/** The entry of a run, before a log decides what to keep. */
export interface RunEntry extends LogEntry {
  readonly run: LoggedRun;
}

/** Returns the entry of a run without the text of its result. */
export function withoutText(entry: RunEntry): RunEntry {
  const { text: _, ...run } = entry.run;
  return { ...entry, run };
}

/** Returns an outcome without the user's reason. */
export function withoutReason(outcome: Outcome): Outcome {
  if (isUnanswered(outcome) || outcome.reason === undefined) return outcome;
  const { reason: _, ...rest } = outcome;
  return rest;
}
