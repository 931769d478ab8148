import { type Calls, createCalls } from "../calls/calls.js";
import type { HostOptions } from "../hostOptions.js";
import type { RunningRules } from "../hostRules.js";
import type { RunningKind } from "../kind.js";
import type { GuardedLog } from "../log/guardLog.js";
import { createPlacement, type Placement } from "../places/placement.js";
import { watchAttention } from "../places/watchAttention.js";
import type { Question } from "../question.js";
import { createSettlement } from "../questions/createSettlement.js";
import { createQuestionTables, type QuestionTables } from "../questions/questionTables.js";
import type { Settlement } from "../questions/settlement.js";
import type { Reporter } from "../reporter.js";
import type { SessionRecord } from "../session.js";
import { createTurns } from "../sessions/connectionTurns.js";
import type { Table } from "../tables/table.js";
import type { Transactions } from "../tables/transactions.js";
import type { Drafts } from "../tables/values.js";

/** The questions of a host: what there is, where it shows, which calls wait for it, and how it ends. */
export interface HostQuestions {
  readonly tables: QuestionTables;
  readonly placement: Placement;
  /** Finds a place for a question that came or changed, unless a rule decides about it. */
  readonly place: (id: string) => void;
  readonly calls: Calls;
  readonly settlement: Settlement;
}

/** Makes a host's {@link HostQuestions}: none, until a session brings one. */
export function createHostQuestions(
  {
    unattendedAfter = 30_000,
    keepAliveInterval = 15_000,
    keepSettled = 100,
    connectionsPerOrigin,
  }: HostOptions,
  context: {
    transactions: Transactions;
    reporter: Reporter;
    drafts: Drafts;
    sessions: Table<SessionRecord>;
    log: GuardedLog;
    /** Absent in a host without rules. */
    rules: () => RunningRules | undefined;
    kindOf: (name: string) => RunningKind;
  },
): HostQuestions {
  const { transactions, reporter, drafts, sessions, log, kindOf } = context;
  const { report, attempt } = reporter;
  const tables = createQuestionTables({
    transactions,
    keepSettled,
    isTyped: (id) => drafts.get(id) !== undefined,
    forgotten: (id) => drafts.set(id),
    stageOf: (surface) => placement.stageOf(surface),
  });
  const attention = watchAttention(
    unattendedAfter,
    (id) => tables.open.get(id)?.kind,
    (id) => settlement.fallback(id, "unattended"),
  );
  const placement = createPlacement(
    tables,
    attention,
    (question) => attempt(() => kindOf(question.kind).isBusy?.(question)) ?? false,
    (question) => attempt(() => kindOf(question.kind).rules?.isQuiet?.(question)) ?? false,
  );
  const place = (id: string) => {
    const isOpen = tables.open.get(id) !== undefined;
    if (isOpen) context.rules()?.consider(id);
    if (!isOpen || tables.open.get(id)) placement.place(id);
  };
  const calls = createCalls({
    transactions,
    ended: (id, end) => settlement.callEnded(id, end),
    turn: createTurns(connectionsPerOrigin, sessions.list, () => calls.list(), report),
  });
  /** Nothing is kept that cannot be redacted. */
  const loggable = (question: Question): Question => {
    const { loggable } = kindOf(question.kind);
    return loggable
      ? (attempt(() => loggable(question)) ?? { ...question, request: undefined })
      : question;
  };
  const settlement = createSettlement({
    transactions,
    reporter,
    tables,
    calls,
    kindOf,
    drafts,
    keepAliveInterval,
    opened: place,
    ended(question, outcome, sent) {
      attention.forget(question.id);
      attempt(() => context.rules()?.ended(question.id));
      attempt(() => kindOf(question.kind).ended?.(question));
      const server = sessions.get(question.session)?.name ?? question.session;
      transactions.atEnd(() => {
        const logged = log.keepsContent ? loggable(question) : question;
        transactions.afterwards(log.record(logged, server, outcome, sent));
        transactions.note((journal) => {
          journal.log = log.take;
        });
      });
    },
  });
  return { tables, placement, place, calls, settlement };
}
