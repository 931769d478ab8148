"use client";

import { useMemo, useSyncExternalStore } from "react";
import { useHost } from "../react/useHost.js";
import {
  type AttentionPermission,
  askPermission,
  readPermission,
  watchPermission,
} from "./permission.js";
import { createWaitingList } from "./waitingQuestions.js";

/** Options of {@link useAttention}. */
export interface UseAttentionOptions {
  /** The ids of sessions whose questions draw no attention. @default none */
  readonly muted?: readonly string[];
}

/** The questions that wait for a person, and how the person may be told. */
export interface UseAttentionResult {
  /** The number of questions that wait, those that were put aside included. */
  readonly count: number;
  /** Whether the person lets the page notify. */
  readonly permission: AttentionPermission;
  /** Asks the person for permission to notify. Browsers hear it from the handler of a press alone. */
  readonly requestPermission: () => Promise<AttentionPermission>;
}

const nobody: readonly string[] = [];

/** Reads how many questions of the nearest `HostProvider` wait for a person, and whether the browser may say so. */
export function useAttention({ muted = nobody }: UseAttentionOptions = {}): UseAttentionResult {
  const host = useHost();
  const mutedText = JSON.stringify(muted);
  const readWaiting = useMemo(
    () => createWaitingList(host, JSON.parse(mutedText) as string[]),
    [host, mutedText],
  );
  const count = useSyncExternalStore(
    host.subscribe,
    () => readWaiting().length,
    () => 0,
  );
  const permission = useSyncExternalStore(
    watchPermission,
    readPermission,
    () => "unsupported" as const,
  );
  return { count, permission, requestPermission: askPermission };
}
