"use client";

import { useMemo, useSyncExternalStore } from "react";
import { useHostSettings } from "../react/HostContext.js";
import { useHost } from "../react/useHost.js";
import { createInboxStore, emptyInbox, type UseInboxResult } from "./createInboxStore.js";

/** Which requests to list. */
export interface UseInboxOptions {
  /** Only requests of this session. @default all */
  readonly session?: string | undefined;
}

/** Lists everything that servers ask, of every kind, with what is safe to do about each from a list. It shows nothing itself. */
export function useInbox({ session }: UseInboxOptions = {}): UseInboxResult {
  const host = useHost();
  const { kinds } = useHostSettings().custom;
  const store = useMemo(() => createInboxStore(host, session, kinds), [host, session, kinds]);
  return useSyncExternalStore(store.subscribe, store.getInbox, () => emptyInbox);
}
