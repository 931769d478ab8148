import type { CallEnd, CallRecord, Recover, TrackCallOptions, TrackedRun } from "../call.js";
import { noteRow } from "../tables/journal.js";
import { createTable } from "../tables/table.js";
import type { Transactions } from "../tables/transactions.js";
import { type OpenCall, runCall } from "./runCall.js";

/** The tracked calls of a host. */
export interface Calls {
  list(): readonly CallRecord[];
  /** The ids of the open calls of one session that have started. */
  ofSession(session: string): readonly string[];
  /** Finds the open call of a session that follows this task. */
  ofTask(session: string, task: string): string | undefined;
  /** Whether a call is open and follows a task. */
  followsTask(id: string): boolean;
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
  transactions: Transactions;
  ended: (id: string, end: CallEnd | undefined) => void;
  /** Waits until a call may start, where it has to; resolves to a function that lets the next one start. */
  turn: (call: CallRecord, signal: AbortSignal) => Promise<() => void> | undefined;
}): Calls {
  const { transactions } = hooks;
  const records = createTable<CallRecord>((id, record) =>
    transactions.note((journal) => noteRow(journal.calls, id, record)),
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
    ofTask: (session, task) =>
      records.list().find((record) => record.session === session && record.task === task)?.id,
    followsTask: (id) => records.get(id)?.task !== undefined,
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
