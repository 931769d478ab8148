"use client";

import { useMemo, useSyncExternalStore } from "react";
import type { Surface } from "../host/surface.js";
import {
  createQuestionsStore,
  noQuestions,
  type QuestionFilter,
  type Questions,
} from "./createQuestionsStore.js";
import { useHost } from "./useHost.js";

/** Reads the questions of one kind and, with a `surface`, opens one for as long as it is mounted. */
export function useQuestions(
  kind: string,
  {
    surface,
    session,
    call,
    id,
  }: QuestionFilter & { readonly surface?: Surface["kind"] | undefined },
): Questions {
  const host = useHost();
  const store = useMemo(
    () => createQuestionsStore(host, kind, { session, call, id }, surface),
    [host, kind, session, call, id, surface],
  );
  return useSyncExternalStore(store.subscribe, store.getQuestions, () => noQuestions);
}
