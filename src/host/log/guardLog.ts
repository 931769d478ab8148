import type { LogPolicy } from "../policy.js";
import type { Question } from "../question.js";
import type { Reporter } from "../reporter.js";
import type { DecisionLog } from "./decisionLog.js";
import { takeEntries } from "./entriesAtMoment.js";
import type { LogEntry } from "./logEntry.js";
import { type RunEntry, toLogEntry, withoutReason, withoutText } from "./toLogEntry.js";

/** The log of a host, guarded against errors in the app's own functions. */
export interface GuardedLog {
  /** Returns a function that lists the entries of this moment, whenever it is called. */
  take(): () => readonly LogEntry[];
  /** Whether what is sent is kept anywhere. */
  readonly keepsContent: boolean;
  /** Adds an entry. Returns a function that tells the host app of it. */
  record(...decision: Parameters<DecisionLog["record"]>): () => void;
  /** Adds the entry of a run. Returns a function that passes it to the host app. */
  recordRun(entry: RunEntry): () => void;
}

const none: readonly LogEntry[] = [];

/**
 * Keeps decisions where the host app wants them, as its policy says, and the host safe from that: what goes wrong there is
 * reported, and costs no more than an entry.
 */
export function guardLog(
  log: DecisionLog | undefined,
  { to, content }: LogPolicy,
  { attempt, report }: Reporter,
): GuardedLog {
  let entries: () => readonly LogEntry[] = () => none;
  const tell = (entry: LogEntry | undefined) => {
    attempt(() => log?.tell?.());
    if (!entry) return;
    // A sink without types may return anything.
    void Promise.resolve(attempt(() => to?.(entry))).catch(report);
  };
  return {
    keepsContent:
      (content === true && to !== undefined) ||
      (content !== false && log !== undefined && log.keepsContent !== false),
    take: () => (entries = attempt(() => log && takeEntries(log)) ?? entries),
    record(question, server, outcome, sent) {
      attempt(() =>
        content === false
          ? log?.record(withoutContent(question), server, withoutReason(outcome), undefined)
          : log?.record(question, server, outcome, sent),
      );
      const told = content === true ? outcome : withoutReason(outcome);
      const entry = to && toLogEntry(question, server, told, sent, content === true);
      return () => tell(entry);
    },
    recordRun(entry) {
      attempt(() => log?.recordRun?.(content === false ? withoutText(entry) : entry));
      return () => tell(to && (content === true ? entry : withoutText(entry)));
    },
  };
}

/** A question without what was asked, what its kind made of it and anybody's own words. */
function withoutContent(question: Question): Question {
  const outcome = question.outcome && withoutReason(question.outcome);
  return { ...question, request: undefined, detail: undefined, ...(outcome && { outcome }) };
}
