import type { HostState, LocalHost } from "../../host/host.js";
import type { Change } from "../change.js";
import { type Page, toPages } from "../parts.js";
import { diffRows } from "../rowsChange.js";
import type { createUnblockableNews } from "./unblockableNews.js";
import type { WindowSight } from "./windowSight.js";

/** The news of a host, page by page: first all there is, then every change since. */
export interface Feed {
  /** Starts again with all there is. */
  start(): void;
  /** The next page, if there is anything new; what changed in one go is one change. */
  next(): Page | undefined;
  stop(): void;
}

/** Makes a feed that is stopped, `changed` is called, soon, whenever there is something new. */
export function createFeed(
  host: LocalHost,
  sight: WindowSight,
  unblockable: ReturnType<typeof createUnblockableNews>,
  changed: () => void,
): Feed {
  let told = emptyState;
  let keys = new Set<string>();
  let changedKeys = new Set<string>();
  let pages: Iterator<Page, undefined> | undefined;
  let isNew = false;
  let isFresh = false;
  let stops: (() => void)[] = [];

  const touch = () => {
    if (isNew) return;
    isNew = true;
    queueMicrotask(() => {
      if (isNew) changed();
    });
  };

  const diff = (): Change => {
    const state = sight.getState();
    const rows = diffState(told, state);
    // A window reads only the part of a value that belongs to its sessions.
    if (sight.isPartial && changesMembers(rows.sessions, told.sessions))
      for (const key of host.keys()) changedKeys.add(key);
    told = state;
    const read = [...changedKeys].map((key) => [key, sight.value(key)] as const);
    changedKeys = new Set();
    const values = read.filter(([, value]) => value !== undefined);
    const goneValues = read.flatMap(([key, value]) =>
      value === undefined && keys.delete(key) ? [key] : [],
    );
    for (const [key] of values) keys.add(key);
    const news = unblockable.news(state.sessions);
    return { fresh: isFresh, rows, values: [...values, ...news], goneValues };
  };

  const stop = () => {
    for (const end of stops.splice(0)) end();
    isNew = false;
    pages = undefined;
  };

  /** The first page of what changed since the last change. */
  const begin = (): Page | undefined => {
    if (!isNew) return undefined;
    isNew = false;
    const change = diff();
    if (!isFresh && isEmpty(change)) return undefined;
    isFresh = false;
    pages = toPages(change);
    return pages.next().value;
  };

  return {
    start() {
      stop();
      told = emptyState;
      keys = new Set();
      changedKeys = new Set(host.keys());
      unblockable.forget();
      isFresh = true;
      isNew = true;
      stops = [
        host.observe(({ values }) => {
          for (const key of values.keys()) changedKeys.add(key);
          touch();
        }),
      ];
    },
    next: () => pages?.next().value ?? begin(),
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

/** Whether a change brings a session, or takes one away. */
function changesMembers(
  change: Change["rows"]["sessions"],
  before: HostState["sessions"],
): boolean {
  if (!change) return false;
  const known = new Set(before.map(({ id }) => id));
  return change.gone.length > 0 || change.set.some(({ id }) => !known.has(id));
}

/** A list that is another array with the same rows is nothing new. */
function isEmpty({ rows, values, goneValues }: Change): boolean {
  const isSame = Object.values(rows).every(
    ({ set, gone, order }) => set.length + gone.length === 0 && !order,
  );
  return isSame && values.length + goneValues.length === 0;
}
