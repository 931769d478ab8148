import type { DecisionLog, LogEntry } from "./decisionLog.js";
import type { Reporter } from "./reporter.js";

/** What a host does with its log. */
export type GuardedLog = Pick<DecisionLog, "entries" | "record">;

/** Keeps a host safe from its log: what that throws is reported, and costs no more than an entry. */
export function guardLog(log: DecisionLog | undefined, { attempt }: Reporter): GuardedLog {
  let entries: readonly LogEntry[] = [];
  return {
    entries: () => (entries = attempt(() => log?.entries()) ?? entries),
    record: (...settled) => attempt(() => log?.record(...settled)),
  };
}
