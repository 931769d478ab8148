import type { HostState, LocalHost } from "../host/host.js";
import type { Change } from "./change.js";
import { diffRows } from "./rowsChange.js";

/** Tells a window what is new in a host: at once on starting, then whenever something changed. */
export interface Feed {
  /** Starts with all there is. */
  start(): void;
  /** Tells at once what would be told in a moment. */
  flush(): void;
  stop(): void;
}

/** Makes a feed that is stopped; what changes in one go is told in one change. */
export function createFeed(host: LocalHost, tell: (change: Change) => void): Feed {
  let told = emptyState;
  let keys = new Set<string>();
  let changedKeys = new Set<string>();
  let isFresh = false;
  let isScheduled = false;
  let stops: (() => void)[] = [];

  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    queueMicrotask(flush);
  };

  const flush = () => {
    if (!isScheduled) return;
    isScheduled = false;
    const state = host.getState();
    const change = diff(state);
    told = state;
    if (isFresh || !isEmpty(change)) tell(change);
    isFresh = false;
  };

  const diff = (state: HostState): Change => {
    const rows = diffState(told, state);
    const questions = new Set(
      [rows.open, rows.settled].flatMap((list) => [
        ...(list?.set.map(({ id }) => id) ?? []),
        ...(list?.gone ?? []),
      ]),
    );
    const isValue = (key: string) => keys.has(key) || !questions.has(key);
    const changed = [...changedKeys].filter(isValue).map((key) => [key, host.read(key)] as const);
    changedKeys = new Set();
    const values = changed.filter(([, value]) => value !== undefined);
    const goneValues = changed.flatMap(([key, value]) =>
      value === undefined && keys.delete(key) ? [key] : [],
    );
    for (const [key] of values) keys.add(key);
    return { fresh: isFresh, rows, values, goneValues };
  };

  const stop = () => {
    for (const end of stops.splice(0)) end();
    isScheduled = false;
  };

  return {
    start() {
      stop();
      told = emptyState;
      keys = new Set();
      changedKeys = new Set(host.keys());
      isFresh = true;
      stops = [
        host.observe((key) => {
          changedKeys.add(key);
          schedule();
        }),
        host.subscribe(schedule),
      ];
      isScheduled = true;
      flush();
    },
    flush,
    stop,
  };
}

const emptyState: HostState = { sessions: [], calls: [], open: [], settled: [], log: [] };

function diffState(before: HostState, after: HostState): Change["rows"] {
  const sessions = diffRows(before.sessions, after.sessions);
  const calls = diffRows(before.calls, after.calls);
  const open = diffRows(before.open, after.open);
  const settled = diffRows(before.settled, after.settled);
  const log = diffRows(before.log, after.log);
  return {
    ...(sessions && { sessions }),
    ...(calls && { calls }),
    ...(open && { open }),
    ...(settled && { settled }),
    ...(log && { log }),
  };
}

function isEmpty({ rows, values, goneValues }: Change): boolean {
  return Object.keys(rows).length + values.length + goneValues.length === 0;
}
