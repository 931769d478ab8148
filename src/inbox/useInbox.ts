"use client";

import { useMemo, useSyncExternalStore } from "react";
import type { QuestionFilter } from "../react/createQuestionsStore.js";
import { useHostSettings } from "../react/HostContext.js";
import { useHost } from "../react/useHost.js";
import { createInboxStore, emptyInbox, type UseInboxResult } from "./createInboxStore.js";

/** Lists everything that servers ask, of every kind, with what is safe to do about each from a list. It shows nothing itself. */
export function useInbox({ session }: Pick<QuestionFilter, "session"> = {}): UseInboxResult {
  const host = useHost();
  const { kinds } = useHostSettings().custom;
  const store = useMemo(() => createInboxStore(host, session, kinds), [host, session, kinds]);
  return useSyncExternalStore(store.subscribe, store.getInbox, () => emptyInbox);
}
