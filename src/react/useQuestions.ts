"use client";

import { type RefObject, useMemo, useSyncExternalStore } from "react";
import type { Surface } from "../host/surface.js";
import {
  createQuestionsStore,
  noQuestions,
  type QuestionFilter,
  type Questions,
} from "./createQuestionsStore.js";
import { parentOf } from "./tree.js";
import { useBrowserLayoutEffect } from "./useBrowserLayoutEffect.js";
import { useHost } from "./useHost.js";
import { watchSeen } from "./watchSeen.js";

/**
 * Reads the questions of one kind and, with a `surface`, opens one while it is mounted. With a `marker` the surface is
 * closed while the user could not see what is beside that.
 */
export function useQuestions(
  kind: string,
  {
    surface,
    session,
    call,
    id,
  }: QuestionFilter & { readonly surface?: Surface["kind"] | undefined },
  marker?: RefObject<Element | null>,
): Questions {
  const host = useHost();
  const store = useMemo(
    () => createQuestionsStore(host, kind, { session, call, id }, surface),
    [host, kind, session, call, id, surface],
  );
  useBrowserLayoutEffect(() => {
    const inside = marker?.current && parentOf(marker.current);
    return inside ? watchSeen(inside, store.setSeen) : undefined;
  }, [store, marker]);
  return useSyncExternalStore(store.subscribe, store.getQuestions, () => noQuestions);
}
