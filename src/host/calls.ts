import { type OpenCall, runCall } from "./runCall.js";
import { createTable } from "./table.js";
import type { Transactions } from "./transactions.js";

/** One tracked call, for as long as it runs. */
export interface CallRecord {
  /** Unique in this host. */
  readonly id: string;
  /** The id of the session that it runs in. */
  readonly session: string;
  /** The host app's name for it: the name of the tool, say. */
  readonly name?: string;
  /** When it started, in milliseconds since 1970. */
  readonly startedAt: number;
  /** `waiting`: for a person, with its clock stopped. `queued`: it starts once a connection to its server is free. */
  readonly phase: "running" | "waiting" | "queued";
}

/** Options to hand to the SDK's `callTool`, `getPrompt` or `readResource`, as they are. */
export interface TrackedCallOptions {
  /** Aborts when the call is stopped or its time is up. */
  readonly signal: AbortSignal;
  /** The SDK's own timer, in milliseconds: as far away as it goes, because the tracked clock decides. */
  readonly timeout: number;
  /** Marks the call's messages for a transport tap; it does nothing else. */
  readonly onresumptiontoken: (token: string) => void;
}

/** Starts the request with the options given; `call` is the id that the call has in the host's state. */
export type TrackedRun<Result> = (options: TrackedCallOptions, call: string) => Promise<Result>;

/** Options for tracking a call. */
export interface TrackCallOptions {
  /** The name of the call, shown where a person can stop it. */
  readonly name?: string;
  /** The time that the server may work on it, in milliseconds, not counting the time a person thinks; `Infinity` for no limit. @default 60_000 */
  readonly timeout?: number;
  /** The time that it may take in all, in milliseconds, however long a person thinks (basic/lifecycle, Timeouts); `Infinity` for no limit. @default 86_400_000, a day */
  readonly maxTotalTimeout?: number;
  /** Stops the call from outside. */
  readonly signal?: AbortSignal;
}

/** Decides whether a call that failed is tried once more. */
export type Recover = (error: unknown, call: string, retries: number) => Promise<boolean>;

/** Who ended a call before its result came, and with which error. */
export interface CallEnd {
  readonly by: "person" | "host";
  /** Who the person is, where the host app named them. */
  readonly principal?: string;
  readonly error: Error;
  /** The question that the person stopped it from. */
  readonly question?: string;
}

/** The tracked calls of a host. */
export interface Calls {
  list(): readonly CallRecord[];
  /** The ids of the open calls of one session that have started. */
  ofSession(session: string): readonly string[];
  isOpen(id: string): boolean;
  /** Finds the open call whose messages carry this marker. */
  byMarker(marker: unknown): string | undefined;
  /** Runs a call; one that fails is tried again as often as `recover` says so. */
  run<Result>(
    session: string,
    run: TrackedRun<Result>,
    options: TrackCallOptions | undefined,
    recover: Recover,
  ): Promise<Result>;
  /** Stops the clock of each of these calls until the function returned is called. */
  pause(ids: readonly string[]): () => void;
  /** Stops a call; false if there is none of this id. */
  stop(id: string, end: CallEnd): boolean;
  /** Stops all calls, and lets none start any more. */
  close(): void;
}

/** Keeps the tracked calls; `ended` hears of a call that came back, or of a stopped one before its signal aborts. */
export function createCalls(hooks: {
  newId: () => string;
  transactions: Transactions;
  ended: (id: string, end: CallEnd | undefined) => void;
  /** Waits until a call may start, where it has to; resolves to a function that lets the next one start. */
  turn: (call: CallRecord, signal: AbortSignal) => Promise<() => void> | undefined;
}): Calls {
  const { transactions } = hooks;
  const records = createTable<CallRecord>((id, record) =>
    transactions.note(({ calls }) => calls.note(id, record)),
  );
  const open = new Map<string, OpenCall>();
  let isClosed = false;

  const setPhase = (id: string, phase: CallRecord["phase"]) => {
    const record = records.get(id);
    if (!record || record.phase === phase) return;
    records.set({ ...record, phase });
  };

  return {
    list: records.list,
    ofSession: (session) =>
      records
        .list()
        .flatMap(({ id, phase, ...record }) =>
          record.session === session && phase !== "queued" ? [id] : [],
        ),
    isOpen: (id) => open.has(id),
    byMarker: (marker) => [...open].find(([, call]) => call.marker === marker)?.[0],
    stop(id, end) {
      const call = open.get(id);
      call?.stop(end);
      return call !== undefined;
    },
    close() {
      isClosed = true;
      for (const call of [...open.values()]) call.stop({ by: "host", error: hostClosed() });
    },
    pause(ids) {
      const paused = ids.flatMap((id) => open.get(id) ?? []);
      for (const call of paused) call.pause();
      return () => {
        for (const call of paused.splice(0)) call.resume();
      };
    },
    async run(session, run, options, recover) {
      options?.signal?.throwIfAborted();
      if (isClosed) throw hostClosed();
      return runCall({ ...hooks, records, open, setPhase }, session, run, options, recover);
    },
  };
}

function hostClosed(): DOMException {
  return new DOMException("The host was closed.", "AbortError");
}
