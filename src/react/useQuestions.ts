"use client";

import { type RefObject, useMemo, useSyncExternalStore } from "react";
import type { Question } from "../host/question.js";
import {
  type Claim,
  createQuestionsStore,
  noQuestions,
  type Questions,
  type QuestionsStore,
} from "./createQuestionsStore.js";
import { watchSeen } from "./surface/watchSeen.js";
import { parentOf } from "./tree.js";
import { useBrowserLayoutEffect } from "./useBrowserLayoutEffect.js";
import { useHost } from "./useHost.js";

/**
 * Reads the questions of one kind and, with a `surface`, opens one while it is mounted. With a `marker`, the surface closes
 * while the user cannot see the place of the marker.
 */
export function useQuestions(
  kind: string,
  claim: Claim,
  marker?: RefObject<Element | null>,
): Questions {
  const { store, questions } = useQuestionsStore(kind, claim);
  useBrowserLayoutEffect(() => {
    const inside = marker?.current && parentOf(marker.current);
    return inside ? watchSeen(inside, store.setSeen) : undefined;
  }, [store, marker]);
  return questions;
}

/** The questions at the place that a hook claims. */
export interface ClaimedQuestions {
  /** The open question to show here. */
  readonly current: Question | undefined;
  /** The question that ended here and is not dismissed. It never hides `current`. */
  readonly ended: Question | undefined;
  /** Leaves a question to other places, since nothing is drawn for it here. */
  readonly pass: (question: string) => void;
}

/** Claims a place for the questions of one kind while it is mounted. */
export function useClaimedQuestions(
  kind: string,
  claim: Claim & Required<Pick<Claim, "surface">>,
): ClaimedQuestions {
  const { store, questions } = useQuestionsStore(kind, claim);
  const { current, behind } = questions;
  const isEnded = current?.phase === "settled";
  return {
    current: isEnded ? behind : current,
    ended: isEnded ? current : undefined,
    pass: store.pass,
  };
}

function useQuestionsStore(
  kind: string,
  { surface, mode, session, call, id }: Claim,
): { readonly store: QuestionsStore; readonly questions: Questions } {
  const host = useHost();
  const store = useMemo(
    () => createQuestionsStore(host, kind, { surface, mode, session, call, id }),
    [host, kind, surface, mode, session, call, id],
  );
  const questions = useSyncExternalStore(store.subscribe, store.getQuestions, () => noQuestions);
  return { store, questions };
}
