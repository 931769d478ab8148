import { throwLater } from "../developer/throwLater.js";
import { createListeners } from "../state/listeners.js";
import { checkHostOptions } from "./assembly/checkHostOptions.js";
import { createCommands } from "./assembly/commands.js";
import { createHostCores } from "./assembly/hostCore.js";
import { createHostQuestions } from "./assembly/hostQuestions.js";
import { createHostSessions } from "./assembly/hostSessions.js";
import { readHostState } from "./assembly/hostState.js";
import type { Calls } from "./calls/calls.js";
import { keepDraftsStored } from "./drafts/draftSurvival.js";
import type { HostState, LocalHost } from "./host.js";
import type { HostOptions } from "./hostOptions.js";
import type { RunningRules } from "./hostRules.js";
import type { RunningKind } from "./kind.js";
import { guardLog } from "./log/guardLog.js";
import { policyKey, shownPolicy } from "./policy.js";
import type { QuestionTables } from "./questions/questionTables.js";
import { createReporter } from "./reporter.js";
import type { SessionRecord } from "./session.js";
import { createRevisions } from "./sessions/revisions.js";
import { noteRow } from "./tables/journal.js";
import { createTable, type Table } from "./tables/table.js";
import { createTransactions, type Transactions } from "./tables/transactions.js";
import { createDrafts, createValues, type Drafts, type Values } from "./tables/values.js";

/** Makes a host. It does nothing, and holds no timer, until a session brings a question. */
export function createHost(options: HostOptions): LocalHost {
  checkHostOptions(options);
  const { kinds, limits = {}, log, policy = {}, onError = throwLater } = options;
  let state: HostState | undefined;
  const reporter = createReporter(onError);
  const { report, attempt } = reporter;
  const closing = createListeners(report);
  const guardedLog = guardLog(log, policy.log ?? {}, reporter);
  const running = new Map<string, RunningKind>();
  const kindOf = (name: string) => runningKind(name, running);

  const transactions = createTransactions(report, () => {
    state = undefined;
  });
  const values = createValues(transactions);
  const drafts = createDrafts(values);
  values.publish(policyKey, shownPolicy(policy));
  const records = createTable<SessionRecord>((id, record) =>
    transactions.note((journal) => noteRow(journal.sessions, id, record)),
  );
  let rules: RunningRules | undefined;
  const { tables, placement, place, calls, settlement } = createHostQuestions(options, {
    transactions,
    reporter,
    drafts,
    sessions: records,
    log: guardedLog,
    kindOf,
    rules: () => rules,
  });
  const sessions = createHostSessions(options, {
    records,
    transactions,
    reporter,
    kinds: running,
    tables,
    calls,
    settlement,
    rules: () => rules,
  });
  const carryOut = createCommands({
    transactions,
    tables,
    settlement,
    placement,
    drafts,
    calls,
    sessions,
    kindOf,
    kinds: running,
    rules: () => rules,
    report,
  });

  const shared = { tables, records, values, transactions, place, rules: () => rules, report };
  const cores = { limits, policy, log: guardedLog, settlement, sessions, ...shared };
  const coreOf = createHostCores({ ...cores, revisions: createRevisions(kinds) });
  for (const { name, start } of kinds) running.set(name, start(coreOf(name)));
  rules = startRules(options, { ...shared, calls, kinds: running, drafts });

  const stopStoring = keepDraftsStored(options, {
    tables,
    drafts,
    sessions: records,
    kinds: running,
    transactions,
    place: placement.place,
    report,
  });

  return {
    ...declarationsOf(kinds, [...running.values()]),
    getState: () => (state ??= readHostState(tables, records, calls, guardedLog)),
    read: (key: string) => tables.get(key) ?? values.read(key),
    subscribe: transactions.subscribe,
    log,
    observe: transactions.observe,
    keys: values.keys,
    readPart: values.readPart,
    commandsOf: (kind) =>
      (kind === "rules" ? rules : undefined)?.commands ?? running.get(kind)?.commands,
    async send(command, sender) {
      try {
        return await transactions.batch(() => carryOut(command, sender));
      } catch (error) {
        report(error);
        return { done: false, rejection: "failed", message: "The host could not carry it out." };
      }
    },
    openSession: sessions.open,
    callOf: calls.byMarker,
    onClose: closing.add,
    close() {
      transactions.batch(() => {
        sessions.closeAll();
        calls.close();
      });
      stopStoring();
      for (const part of [rules, ...running.values()]) attempt(() => part?.close?.());
      closing.tell();
    },
  };
}

/** The capabilities and methods that a client declares and handles for the kinds of a host. */
function declarationsOf(
  kinds: HostOptions["kinds"],
  running: readonly RunningKind[],
): Pick<LocalHost, "capabilities" | "lastRevisions" | "requests" | "notifications"> {
  return {
    capabilities: Object.fromEntries(
      kinds.flatMap(({ capabilities }) => Object.entries(capabilities)),
    ),
    lastRevisions: createRevisions(kinds).ofCapabilities,
    requests: running.flatMap(({ requests }) => Object.keys(requests)),
    notifications: running.flatMap(({ notifications = {} }) => Object.keys(notifications)),
  };
}

function runningKind(name: string, running: ReadonlyMap<string, RunningKind>): RunningKind {
  const found = running.get(name);
  if (!found) throw new Error(`This host has no kind "${name}".`);
  return found;
}

/** Starts the rules of a host, if it has some, over the part of it that they may use. */
function startRules(
  { rules }: HostOptions,
  context: {
    tables: QuestionTables;
    calls: Calls;
    kinds: ReadonlyMap<string, RunningKind>;
    drafts: Drafts;
    records: Table<SessionRecord>;
    values: Values;
    transactions: Transactions;
    place: (id: string) => void;
    report: (error: unknown) => void;
  },
): RunningRules | undefined {
  const { tables, calls, kinds, drafts } = context;
  return rules?.start({
    question: tables.open.get,
    questions: tables.open.list,
    note: tables.replace,
    place: context.place,
    kind: (name) => kinds.get(name),
    isTyped: (id) => drafts.get(id) !== undefined,
    call: (id) => calls.list().find((call) => call.id === id),
    session: context.records.get,
    publish: context.values.publish,
    batch: context.transactions.batch,
    report: context.report,
  });
}
