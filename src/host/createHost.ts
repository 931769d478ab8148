import { throwLater } from "../developer/throwLater.js";
import { checkHostOptions } from "./checkHostOptions.js";
import { createCommands } from "./commands.js";
import { keepDraftsStored } from "./draftSurvival.js";
import { guardLog } from "./guardLog.js";
import type { HostState, LocalHost } from "./host.js";
import { createHostCores } from "./hostCore.js";
import type { HostOptions } from "./hostOptions.js";
import { createHostQuestions } from "./hostQuestions.js";
import { createHostSessions } from "./hostSessions.js";
import { readHostState } from "./hostState.js";
import type { RunningKind } from "./kind.js";
import { policyKey, shownPolicy } from "./policy.js";
import { createReporter } from "./reporter.js";
import type { SessionRecord } from "./session.js";
import { createTable } from "./table.js";
import { createTransactions } from "./transactions.js";
import { createDrafts, createValues } from "./values.js";

/** Makes a host. It does nothing, and holds no timer, until a session brings a question. */
export function createHost(options: HostOptions): LocalHost {
  checkHostOptions(options);
  const { kinds, limits = {}, log, policy = {}, onError = throwLater } = options;
  let state: HostState | undefined;
  const reporter = createReporter(onError);
  const { report, attempt } = reporter;
  const guardedLog = guardLog(log, policy.log ?? {}, reporter);
  const running = new Map<string, RunningKind>();
  const kindOf = (name: string) => runningKind(name, running);

  const transactions = createTransactions(report, () => {
    state = undefined;
  });
  const values = createValues(transactions);
  const drafts = createDrafts(values);
  values.publish(policyKey, shownPolicy(policy));
  const sessionRecords = createTable<SessionRecord>((id, record) =>
    transactions.note((journal) => journal.sessions.note(id, record)),
  );
  const { tables, placement, calls, settlement } = createHostQuestions(options, {
    transactions,
    reporter,
    drafts,
    sessions: sessionRecords,
    log: guardedLog,
    kindOf,
  });
  const sessions = createHostSessions(options, {
    records: sessionRecords,
    transactions,
    reporter,
    kinds: running,
    tables,
    calls,
    settlement,
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
  });

  const coreOf = createHostCores({
    limits,
    policy,
    logsContent: guardedLog.keepsContent,
    tables,
    settlement,
    sessions,
    records: sessionRecords,
    values,
    transactions,
    place: placement.place,
    report,
  });
  for (const { name, start } of kinds) running.set(name, start(coreOf(name)));

  const stopStoring = keepDraftsStored(options, {
    tables,
    drafts,
    sessions: sessionRecords,
    kinds: running,
    transactions,
    place: placement.place,
    report,
  });

  return {
    ...declarationsOf(kinds, [...running.values()]),
    getState: () => (state ??= readHostState(tables, sessionRecords, calls, guardedLog)),
    read: (key: string) => tables.get(key) ?? values.read(key),
    subscribe: transactions.subscribe,
    log,
    observe: transactions.observe,
    keys: values.keys,
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
    close() {
      transactions.batch(() => {
        sessions.closeAll();
        calls.close();
      });
      stopStoring();
      for (const { close } of running.values()) attempt(() => close?.());
    },
  };
}

/** The capabilities and methods that a client declares and handles for the kinds of a host. */
function declarationsOf(
  kinds: HostOptions["kinds"],
  running: readonly RunningKind[],
): Pick<LocalHost, "capabilities" | "requests" | "notifications"> {
  return {
    capabilities: Object.fromEntries(
      kinds.flatMap(({ capabilities }) => Object.entries(capabilities)),
    ),
    requests: running.flatMap(({ requests }) => Object.keys(requests)),
    notifications: running.flatMap(({ notifications = {} }) => Object.keys(notifications)),
  };
}

function runningKind(name: string, running: ReadonlyMap<string, RunningKind>): RunningKind {
  const found = running.get(name);
  if (!found) throw new Error(`This host has no kind "${name}".`);
  return found;
}
