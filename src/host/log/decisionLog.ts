import { createListeners } from "../../state/listeners.js";
import type { Outcome } from "../outcome.js";
import type { Question } from "../question.js";
import { createTable } from "../tables/table.js";
import { listedLater } from "./entriesAtMoment.js";
import { toJsonLines } from "./jsonLines.js";
import { chainEntry, chainStart } from "./logChain.js";
import type { LogEntry } from "./logEntry.js";
import { toLogEntry, withoutText } from "./toLogEntry.js";

/** Options for a decision log. */
export interface DecisionLogOptions {
  /** The number of entries to keep. @default 1000 */
  readonly keep?: number;
  /** Whether to keep what was asked and sent, which may be personal. A reason for declining is kept either way. @default false */
  readonly content?: boolean;
  /** Whether each entry holds the hash of the one before, so that one that was removed or changed shows: `verifyLogChain`. @default false */
  readonly chained?: boolean;
}

/** Who decided what: the record of a host's settled questions, to give to `createHost`. */
export interface DecisionLog {
  /** Whether it keeps what is sent; it then hears no value that answers a request for a secret. @default true */
  readonly keepsContent?: boolean;
  /** All entries, oldest first; the same array until one is added. */
  entries(): readonly LogEntry[];
  /** Listens to new entries, each once what it came with is over; what a listener throws reaches the host. Returns a function that stops listening. */
  subscribe(listener: (entry: LogEntry) => void): () => void;
  /** The entries as JSON Lines: one object a line. */
  toJsonLines(): string;
  /** Adds an entry; the host does that. */
  record(question: Question, server: string, outcome: Outcome, sent: unknown): void;
  /** Adds the run of an allowed call; the host does that. A log without this function keeps no runs. */
  recordRun?(entry: LogEntry & Required<Pick<LogEntry, "run">>): void;
  /** Tells the listeners of what was recorded since; the host does that, once its state is as it stays. */
  tell?(): void;
}

/** Makes an empty log. */
export function createDecisionLog({
  keep = 1000,
  content = false,
  chained = false,
}: DecisionLogOptions = {}): DecisionLog {
  const rows = createTable<LogEntry>();
  const failures: unknown[] = [];
  const listeners = createListeners<[entry: LogEntry]>((error) => failures.push(error));
  let last = chainStart;
  let untold: LogEntry[] = [];
  const add = (plain: LogEntry) => {
    const entry = chained ? chainEntry(plain, last) : plain;
    last = entry.chain?.hash ?? last;
    rows.set(entry);
    const oldest = rows.size() > keep && rows.find(() => true);
    if (oldest) rows.delete(oldest.id);
    untold.push(entry);
  };
  return {
    keepsContent: content,
    entries: listedLater(rows.list, () => rows.snapshot().list),
    subscribe: listeners.add,
    toJsonLines: () => toJsonLines(rows.list()),
    record: (question, server, outcome, sent) =>
      add(toLogEntry(question, server, outcome, sent, content)),
    recordRun: (entry) => add(content ? entry : withoutText(entry)),
    tell() {
      const entries = untold;
      untold = [];
      for (const entry of entries) listeners.tell(entry);
      const thrown = failures.splice(0);
      if (thrown.length > 0)
        throw new AggregateError(thrown, "A listener of the decision log threw");
    },
  };
}
