import type { JsonObject } from "../protocol/json.js";
import { createAttention } from "./attention.js";
import { type CallRecord, createCalls } from "./calls.js";
import type { Command, Receipt } from "./command.js";
import { createCommands } from "./commands.js";
import type { DecisionLog, LogEntry } from "./decisionLog.js";
import type { DraftStorage } from "./draftStorage.js";
import { createFloodGuard, type FloodLimits } from "./floodGuard.js";
import { createIds } from "./ids.js";
import { createNotifier } from "./notifier.js";
import { createPlacement } from "./placement.js";
import type { Question } from "./question.js";
import { createQuestionTables } from "./questionTables.js";
import type { HostSession, OpenSessionOptions, SessionRecord } from "./session.js";
import { createSessions } from "./sessions.js";
import { createSettlement } from "./settlement.js";
import type { RunningSlice, Slice } from "./slice.js";
import type { surviveReload } from "./surviveReload.js";
import { createTable } from "./table.js";
import { createTurns } from "./turns.js";
import { createDrafts, createValues } from "./values.js";

/** All that a user interface shows: plain data, replaced on every change, safe to clone. */
export interface HostState {
  readonly sessions: readonly SessionRecord[];
  /** The tracked calls that run now. */
  readonly calls: readonly CallRecord[];
  /** The questions that wait for an answer, oldest first. */
  readonly open: readonly Question[];
  /** The questions that were settled last, oldest first. */
  readonly settled: readonly Question[];
  /** Who decided what, oldest first; empty in a host without a log. */
  readonly log: readonly LogEntry[];
}

/** A store of questions, in this process or another. */
export interface Host {
  /** The state as it is now; the same object until something in it changes. */
  getState(): HostState;
  /** What stands under one key now: a question under its id, what was typed for it under `draft:<id>`. */
  read(key: string): unknown;
  /** Listens to the whole state, or to one key. Returns a function that stops listening. */
  subscribe(listener: () => void, key?: string): () => void;
  /** Carries out a command; never rejects. */
  send(command: Command): Promise<Receipt>;
}

/** The host itself: a {@link Host} that sessions attach to. */
export interface LocalHost extends Host {
  /** What a client has to declare for the host's slices, keyed as on the wire. */
  readonly capabilities: Readonly<Record<string, JsonObject>>;
  /** The requests that the host's slices answer, by method. */
  readonly requests: readonly string[];
  /** The notifications that the host's slices hear, by method. */
  readonly notifications: readonly string[];
  /** Opens a session, or returns the one of the same id. */
  openSession(options: OpenSessionOptions): HostSession;
  /** The id of the open call whose messages carry this marker. */
  callOf(marker: unknown): string | undefined;
  /** Listens to every key that changes, by name. */
  observe(observer: (key: string) => void): () => void;
  /** The log that was given to `createHost`. */
  readonly log: DecisionLog | undefined;
  /** Every key, beside the questions' own, that has a value now. */
  keys(): Iterable<string>;
  /** Closes every session and lets go of every timer. */
  close(): void;
}

/** How to make a host. */
export interface HostOptions {
  /** What the host can do. A slice that is absent is not declared, not handled and not bundled. */
  readonly slices: readonly Slice[];
  /** How long a question may stay where no surface could show it before it is answered as unattended, in milliseconds. @default 30_000 */
  readonly unattendedAfter?: number;
  /** How often a waiting server that asked for progress hears that a person is thinking, in milliseconds; `Infinity` for never. @default 15_000 */
  readonly keepAliveInterval?: number;
  /** How many settled questions to keep. @default 100 */
  readonly keepSettled?: number;
  /** How many questions one server may put before the host refuses more. */
  readonly limits?: FloodLimits;
  /**
   * Where what was typed survives a reload, until its question is settled: anything of the shape of `sessionStorage`,
   * or `false` for nowhere. What looks like a secret is never stored.
   * @default `sessionStorage` in a page, nowhere elsewhere
   */
  readonly storage?: DraftStorage | false;
  /** Names what this host stores; two hosts of one page need a name each. @default "mcp-host-ui:drafts" */
  readonly storageKey?: string;
  /**
   * How many connections there are to one origin: calls to it that would leave none for an answer wait for their turn.
   * Write 6 for a server that a page reaches over HTTP/1.1, `Infinity` for HTTP/2. Counts sessions whose `origin` is known.
   * @default calls never wait; a page warns in development when more than 6 would be needed
   */
  readonly connectionsPerOrigin?: number;
  /** Keeps who decided what: `createDecisionLog()`. @default none */
  readonly log?: DecisionLog;
  /** Hears of errors that stay inside the host. @default throws them where nobody catches them, so that they are seen */
  readonly onError?: (error: unknown) => void;
}

/** Makes a host. It does nothing, and holds no timer, until a session brings a question. */
export function createHost({
  slices,
  unattendedAfter = 30_000,
  keepAliveInterval = 15_000,
  keepSettled = 100,
  limits = {},
  storage,
  storageKey = "mcp-host-ui:drafts",
  connectionsPerOrigin,
  log,
  onError = throwLater,
}: HostOptions): LocalHost {
  let state: HostState | undefined;
  const newId = createIds();
  const running = new Map<string, RunningSlice>();
  const slice = (kind: string) => {
    const found = running.get(kind);
    if (!found) throw new Error(`This host has no slice "${kind}".`);
    return found;
  };

  const notifier = createNotifier(onError, () => {
    state = undefined;
  });
  const values = createValues(notifier);
  const drafts = createDrafts(values);
  const sessionRecords = createTable<SessionRecord>();
  const tables = createQuestionTables(notifier, keepSettled, (id) => drafts.set(id));
  const attention = createAttention(unattendedAfter, (id) => settlement.standIn(id, "unattended"));
  const placement = createPlacement(
    tables,
    attention,
    (question) => slice(question.kind).isBusy?.(question) ?? false,
  );
  const calls = createCalls({
    newId,
    changed: notifier.stateChanged,
    ended: (id, end) => notifier.batch(() => settlement.callEnded(id, end)),
    turn: createTurns(connectionsPerOrigin, sessionRecords.list, () => calls.list(), onError),
  });
  const settlement = createSettlement({
    newId,
    tables,
    calls,
    slice,
    drafts,
    keepAliveInterval,
    opened: placement.place,
    isInFront: placement.isInFront,
    ended(question, outcome, sent) {
      attention.forget(question.id);
      slice(question.kind).ended?.(question);
      const server = sessionRecords.get(question.session)?.name ?? question.session;
      log?.record(question, server, outcome, sent);
    },
  });
  const flood = createFloodGuard(limits);
  const sessions = createSessions({
    records: sessionRecords,
    changed: notifier.stateChanged,
    slices: running,
    calls,
    settlement,
    admit: (session) => flood.admit(session, tables.openOf(session)),
    report: onError,
    closed: (session) =>
      notifier.batch(() => {
        for (const question of tables.open.list())
          if (question.session === session) settlement.abandon(question.id, "session");
      }),
  });
  const carryOut = createCommands({
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
        logsContent: log !== undefined && log.keepsContent !== false,
        question: (id) => kindOnly(tables.get(id), name),
        questions: () =>
          [...tables.settled.list(), ...tables.open.list()].filter(({ kind }) => kind === name),
        asking: (request) =>
          tables.open.list().findLast((question) => question.request === request),
        update(id, detail) {
          tables.replace(id, { detail });
          if (tables.open.get(id)) placement.place(id);
        },
        settle: settlement.settle,
        sessions: sessionRecords.list,
        notify: sessions.notify,
        read: values.read,
        publish: values.publish,
        report: onError,
      }),
    );
  }

  const readState = (): HostState => {
    const settled = tables.settled.snapshot();
    return {
      sessions: sessionRecords.list(),
      calls: calls.list(),
      open: tables.open.list(),
      // Thousands of them would be copied with each that is added, for nobody.
      get settled() {
        return settled();
      },
      log: log?.entries() ?? noEntries,
    };
  };

  const surviving =
    storage !== false &&
    (storage || "document" in globalThis) &&
    survive({
      storage,
      key: storageKey,
      tables,
      drafts,
      sessions: sessionRecords,
      slices: running,
      notifier,
      place: placement.place,
      report: onError,
    });

  return {
    capabilities: Object.assign({}, ...slices.map(({ capabilities }) => capabilities)),
    requests: [...running.values()].flatMap(({ requests }) => Object.keys(requests)),
    notifications: [...running.values()].flatMap(({ notifications = {} }) =>
      Object.keys(notifications),
    ),
    getState: () => (state ??= readState()),
    read: (key) => tables.get(key) ?? values.read(key),
    subscribe: notifier.subscribe,
    log,
    observe: notifier.observe,
    keys: values.keys,
    async send(command) {
      try {
        return await notifier.batch(() => carryOut(command));
      } catch (error) {
        onError(error);
        return { done: false, reason: "failed", message: "The host could not carry it out." };
      }
    },
    openSession: sessions.open,
    callOf: calls.byMarker,
    close() {
      notifier.batch(sessions.closeAll);
      if (surviving) void surviving.then((stop) => stop());
      for (const { close } of running.values()) close?.();
    },
  };
}

const noEntries: readonly LogEntry[] = [];

/** Loaded by hosts that have a storage only. */
async function survive(context: Parameters<typeof surviveReload>[0]): Promise<() => void> {
  try {
    const { surviveReload } = await import("./surviveReload.js");
    return await surviveReload(context);
  } catch (error) {
    context.report(error);
    return () => {};
  }
}

function kindOnly(question: Question | undefined, kind: string): Question | undefined {
  return question?.kind === kind ? question : undefined;
}

function throwLater(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}
