import { createCalls } from "./calls.js";
import { checkHostOptions } from "./checkHostOptions.js";
import { createCommands } from "./commands.js";
import { createFloodGuard } from "./floodGuard.js";
import { guardLog } from "./guardLog.js";
import type { HostState, LocalHost } from "./host.js";
import type { HostOptions } from "./hostOptions.js";
import { createIds } from "./ids.js";
import { createNotifier } from "./notifier.js";
import { createPlacement } from "./placement.js";
import { policyKey, shownPolicy } from "./policy.js";
import type { Question } from "./question.js";
import { createQuestionTables } from "./questionTables.js";
import { createReporter, throwLater } from "./reporter.js";
import type { SessionRecord } from "./session.js";
import { createSessions } from "./sessions.js";
import { createSettlement } from "./settlement.js";
import type { RunningSlice } from "./slice.js";
import type { surviveReload } from "./surviveReload.js";
import { createTable } from "./table.js";
import { createTurns } from "./turns.js";
import { createDrafts, createValues } from "./values.js";
import { watchAttention } from "./watchAttention.js";

/** Makes a host. It does nothing, and holds no timer, until a session brings a question. */
export function createHost(options: HostOptions): LocalHost {
  checkHostOptions(options);
  const {
    slices,
    unattendedAfter = 30_000,
    keepAliveInterval = 15_000,
    keepSettled = 100,
    limits = {},
    storage,
    storageKey = "mcp-host-ui:drafts",
    connectionsPerOrigin,
    log,
    policy = {},
    onError = throwLater,
  } = options;
  let state: HostState | undefined;
  const reporter = createReporter(onError);
  const { report, attempt } = reporter;
  const guardedLog = guardLog(log, policy.log ?? {}, reporter);
  const newId = createIds();
  const running = new Map<string, RunningSlice>();
  const slice = (kind: string) => {
    const found = running.get(kind);
    if (!found) throw new Error(`This host has no slice "${kind}".`);
    return found;
  };

  const notifier = createNotifier(report, () => {
    state = undefined;
  });
  const values = createValues(notifier);
  const drafts = createDrafts(values);
  values.publish(policyKey, shownPolicy(policy));
  const sessionRecords = createTable<SessionRecord>();
  const tables = createQuestionTables({
    notifier,
    keepSettled,
    isTyped: (id) => drafts.get(id) !== undefined,
    forgotten: (id) => drafts.set(id),
    stageOf: (surface) => placement.stageOf(surface),
  });
  const attention = watchAttention(
    unattendedAfter,
    (id) => tables.open.get(id)?.kind,
    (id) => settlement.standIn(id, "unattended"),
  );
  const placement = createPlacement(
    tables,
    attention,
    (question) => attempt(() => slice(question.kind).isBusy?.(question)) ?? false,
  );
  const calls = createCalls({
    newId,
    notifier,
    ended: (id, end) => settlement.callEnded(id, end),
    turn: createTurns(connectionsPerOrigin, sessionRecords.list, () => calls.list(), report),
  });
  const settlement = createSettlement({
    newId,
    notifier,
    reporter,
    tables,
    calls,
    slice,
    drafts,
    keepAliveInterval,
    opened: placement.place,
    ended(question, outcome, sent) {
      attention.forget(question.id);
      attempt(() => slice(question.kind).ended?.(question));
      const server = sessionRecords.get(question.session)?.name ?? question.session;
      guardedLog.record(question, server, outcome, sent);
    },
  });
  const flood = createFloodGuard(limits);
  const sessions = createSessions({
    records: sessionRecords,
    notifier,
    reporter,
    slices: running,
    calls,
    settlement,
    servers: policy.servers,
    admit: (session) => flood.admit(session, tables.openOf(session)),
    forget(session) {
      const isCalling = calls.list().some((call) => call.session === session);
      if (isCalling || !tables.forgetSession(session)) return false;
      settlement.forgetSession(session);
      flood.forget(session);
      return true;
    },
    closed(session) {
      for (const id of tables.openInSession(session)) settlement.abandon(id, "session");
    },
    blocked(session, principal) {
      for (const id of tables.openInSession(session)) settlement.standIn(id, "blocked", principal);
    },
  });
  const carryOut = createCommands({
    notifier,
    tables,
    settlement,
    placement,
    drafts,
    calls,
    sessions,
    slice,
    slices: running,
  });

  for (const { name, start } of slices) {
    running.set(
      name,
      start({
        limits,
        policy,
        logsContent: guardedLog.keepsContent,
        question: (id) => kindOnly(tables.get(id), name),
        questions: () =>
          [...tables.settled.list(), ...tables.open.list()].filter(({ kind }) => kind === name),
        asking: tables.asking,
        update(id, detail) {
          tables.replace(id, { detail });
          if (tables.open.get(id)) placement.place(id);
        },
        carries: settlement.carries,
        settle: settlement.settle,
        sessions: sessionRecords.list,
        session: sessionRecords.get,
        openIn: (session) =>
          tables.openInSession(session).flatMap((id) => kindOnly(tables.open.get(id), name) ?? []),
        notify: sessions.notify,
        read: values.read,
        publish: values.publish,
        batch: notifier.batch,
        report,
      }),
    );
  }

  const readState = (): HostState => {
    const open = tables.open.snapshot();
    const settled = tables.settled.snapshot();
    return {
      sessions: sessionRecords.list(),
      calls: calls.list(),
      // Thousands of them would be copied with each that is added, for nobody.
      get open() {
        return open();
      },
      get settled() {
        return settled();
      },
      log: guardedLog.entries(),
    };
  };

  const isStored = storage !== false && (storage !== undefined || "document" in globalThis);
  if (isStored && policy.drafts === false)
    void import("./later.js")
      .then(({ forgetStored }) => forgetStored(storage, storageKey))
      .catch(report);
  const surviving =
    isStored &&
    policy.drafts !== false &&
    survive({
      storage,
      key: storageKey,
      tables,
      drafts,
      sessions: sessionRecords,
      slices: running,
      notifier,
      place: placement.place,
      report,
    });

  return {
    capabilities: Object.fromEntries(
      slices.flatMap(({ capabilities }) => Object.entries(capabilities)),
    ),
    requests: [...running.values()].flatMap(({ requests }) => Object.keys(requests)),
    notifications: [...running.values()].flatMap(({ notifications = {} }) =>
      Object.keys(notifications),
    ),
    getState: () => (state ??= readState()),
    read: (key: string) => tables.get(key) ?? values.read(key),
    subscribe: notifier.subscribe,
    log,
    observe: notifier.observe,
    keys: values.keys,
    async send(command, sender) {
      try {
        return await notifier.batch(() => carryOut(command, sender));
      } catch (error) {
        report(error);
        return { done: false, reason: "failed", message: "The host could not carry it out." };
      }
    },
    openSession: sessions.open,
    callOf: calls.byMarker,
    close() {
      notifier.batch(() => {
        sessions.closeAll();
        calls.close();
      });
      if (surviving) void surviving.then((stop) => stop());
      for (const { close } of running.values()) attempt(() => close?.());
    },
  };
}

/** Loaded by hosts that have a storage only. */
async function survive(context: Parameters<typeof surviveReload>[0]): Promise<() => void> {
  try {
    const { surviveReload } = await import("./later.js");
    return await surviveReload(context);
  } catch (error) {
    context.report(error);
    return () => {};
  }
}

function kindOnly(question: Question | undefined, kind: string): Question | undefined {
  return question?.kind === kind ? question : undefined;
}
