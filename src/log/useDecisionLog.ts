"use client";

import { useMemo, useSyncExternalStore } from "react";
import { toJsonLines } from "../host/log/jsonLines.js";
import type { LogEntry } from "../host/log/logEntry.js";
import { useHost } from "../react/useHost.js";

/** Which decisions to read. */
export interface UseDecisionLogOptions {
  /** Only decisions about requests of this session. @default all */
  readonly session?: string | undefined;
}

/** The decisions that the host's log holds. */
export interface UseDecisionLogResult {
  /** Oldest first; the same array until one is added. */
  readonly entries: readonly LogEntry[];
  /** The servers that decisions are about, by the name that each had last. */
  readonly servers: readonly { readonly id: string; readonly name: string }[];
  /** Writes `entries` as JSON Lines: one object a line. */
  readonly toJsonLines: () => string;
}

const noEntries: readonly LogEntry[] = [];

/** Reads who decided what; empty where the host keeps no log. */
export function useDecisionLog({ session }: UseDecisionLogOptions = {}): UseDecisionLogResult {
  const host = useHost();
  const log = useSyncExternalStore(
    host.subscribe,
    () => host.getState().log,
    () => noEntries,
  );
  return useMemo(() => {
    const entries = session === undefined ? log : log.filter((entry) => entry.session === session);
    const names = new Map(log.map((entry) => [entry.session, entry.server]));
    return {
      entries,
      servers: [...names].map(([id, name]) => ({ id, name })),
      toJsonLines: () => toJsonLines(entries),
    };
  }, [log, session]);
}
