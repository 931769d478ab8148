import type { CallEnd, CallRecord, Recover, TrackCallOptions, TrackedRun } from "../call.js";
import { describeThrown } from "../describeThrown.js";
import { newId } from "../newId.js";
import type { Table } from "../tables/table.js";
import type { Transactions } from "../tables/transactions.js";
import { createCallClock, longestDelay } from "./callClock.js";

/** A call that has not come back. */
export interface OpenCall {
  readonly marker: () => void;
  pause(): void;
  resume(): void;
  stop(end: CallEnd): void;
}

const day = 86_400_000;

/** Runs one call from its turn to its end: by its result, its clocks, its caller's signal, or whoever stops it. */
export async function runCall<Result>(
  context: {
    transactions: Transactions;
    ended: (id: string, end: CallEnd | undefined) => void;
    turn: (call: CallRecord, signal: AbortSignal) => Promise<() => void> | undefined;
    records: Table<CallRecord>;
    open: Map<string, OpenCall>;
    setPhase: (id: string, phase: CallRecord["phase"]) => void;
  },
  session: string,
  run: TrackedRun<Result>,
  { name, title, task, timeout = 60_000, maxTotalTimeout = day, signal }: TrackCallOptions = {},
  recover: Recover,
): Promise<Result> {
  const { records, open, setPhase } = context;
  const id = newId();
  const controller = new AbortController();
  const finish = (end?: CallEnd) => {
    if (!open.delete(id)) return;
    clock.stop();
    wholeClock.stop();
    // oxlint-disable-next-line bounds/recursion -- a call ends once: what is closed returns at once.
    signal?.removeEventListener("abort", abort);
    context.transactions.batch(() => {
      records.delete(id);
      context.ended(id, end);
    });
    if (end) controller.abort(end.error);
  };
  // oxlint-disable-next-line bounds/recursion -- a call ends once: what is closed returns at once.
  const abort = () => finish({ by: "host", error: asError(signal?.reason) });
  const timeUp = (message: string) =>
    finish({ by: "host", error: new DOMException(message, "TimeoutError") });
  const clock = createCallClock(timeout, () =>
    timeUp(`The call took longer than ${timeout} ms, not counting the time a person took.`),
  );
  const wholeClock = createCallClock(maxTotalTimeout, () =>
    timeUp(`The call took longer than ${maxTotalTimeout} ms in all.`),
  );
  const marker = () => {};
  open.set(id, {
    marker,
    stop: finish,
    pause() {
      clock.hold();
      setPhase(id, "waiting");
    },
    resume() {
      if (open.has(id) && clock.release()) setPhase(id, "running");
    },
  });
  const record: CallRecord = {
    id,
    session,
    ...(name !== undefined && { name }),
    ...(title !== undefined && { title }),
    startedAt: Date.now(),
    phase: "running",
    ...(task !== undefined && { task }),
  };
  const turn = context.turn(record, controller.signal);
  records.set(turn ? { ...record, phase: "queued" } : record);
  signal?.addEventListener("abort", abort);
  const stopped = rejectedBy(controller.signal);
  const attempt = async (retries: number): Promise<Result> => {
    try {
      const options = { signal: controller.signal, timeout: longestDelay };
      return await Promise.race([run({ ...options, onresumptiontoken: marker }, id), stopped]);
    } catch (error) {
      if (!open.has(id)) throw error;
      if (!(await Promise.race([recover(error, id, retries), stopped]))) throw error;
    }
    // oxlint-disable-next-line bounds/recursion -- it is asynchronous, and starts anew on an empty stack.
    return attempt(retries + 1);
  };
  try {
    if (turn) {
      clock.hold();
      await Promise.race([turn, stopped]);
      clock.release();
      setPhase(id, "running");
    }
    return await attempt(0);
  } finally {
    finish();
    void turn?.then((leave) => leave());
  }
}

/** Rejects when the signal aborts; the SDKs wrap the reason or never settle, callers get it as it is. */
function rejectedBy(signal: AbortSignal): Promise<never> {
  const rejected = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(asError(signal.reason)));
  });
  rejected.catch(() => {});
  return rejected;
}

function asError(reason: unknown): Error {
  // A page of jsdom has a DOMException that is no Error of Node's.
  const isError = reason instanceof Error || reason instanceof DOMException;
  return isError ? reason : new DOMException(describeThrown(reason), "AbortError");
}
