"use client";

import { useMemo, useSyncExternalStore } from "react";
import type { Question } from "../host/question.js";
import type { Surface } from "../host/surface.js";
import type { QuestionFilter, Questions } from "./createQuestionsStore.js";
import type { OpenView, QuestionViews, SettledView } from "./questionViews.js";
import { useHost } from "./useHost.js";
import { useQuestions } from "./useQuestions.js";

/** Which questions of a kind to look at, and whether this is a place that shows them. */
export interface UseQuestionsOptions extends QuestionFilter {
  /** Shows `current` here: in the page, or in a dialog above it, of which a window has one at a time. Without it the hook only reads. */
  readonly surface?: Surface["kind"] | undefined;
}

/** The questions of one kind with their legal actions; the same objects until something about them changes. */
export interface UseQuestionsResult<View extends Question> {
  /** The question to show here now, open or just ended. Always undefined without a `surface`. */
  readonly current: View | undefined;
  /** Those that wait for an answer, oldest first, wherever they are shown. */
  readonly open: readonly OpenView<View>[];
  /** Those that were settled last, oldest first. */
  readonly settled: readonly SettledView<View>[];
}

const nobody: readonly Question[] = [];

/** Hands out the questions of one kind. With an `id` it renders again only when that question, or what its view reads around it, changes. */
export function useQuestionViews<View extends Question>(
  kind: QuestionViews<View>,
  options: UseQuestionsOptions,
): UseQuestionsResult<View> {
  return useViewsOf(kind, useQuestions(kind.name, options));
}

/** Hands out questions of one kind that were read already. */
export function useViewsOf<View extends Question>(
  kind: QuestionViews<View>,
  { current, open, settled }: Questions,
): UseQuestionsResult<View> {
  const host = useHost();
  // Most kinds look at nothing else: then nobody walks the list for each place that shows it.
  const readsAround = kind.readsAround
    ? open.some((question) => kind.readsAround?.(question))
    : false;
  const around = useSyncExternalStore(
    host.subscribe,
    () => (readsAround ? host.getState().open : nobody),
    () => nobody,
  );
  return useMemo(() => {
    const viewOf = (question: Question) => kind.viewOf(host, question, around) ?? [];
    const { openLists, settledLists } = listsOf(kind, around);
    return {
      current: current && kind.viewOf(host, current, around),
      open: onceForList(openLists, open, () => open.flatMap(viewOf).filter(isOpen<View>)),
      settled: onceForList(settledLists, settled, () =>
        settled.flatMap(viewOf).filter(isSettled<View>),
      ),
    };
  }, [kind, host, current, open, settled, around]);
}

interface Lists<View extends Question> {
  readonly openLists: WeakMap<readonly Question[], readonly OpenView<View>[]>;
  readonly settledLists: WeakMap<readonly Question[], readonly SettledView<View>[]>;
}

/** Every hook of a window shares the lists of its host: their views are made once, by what was around them. */
const known = new WeakMap<readonly Question[], WeakMap<object, unknown>>();

function listsOf<View extends Question>(
  kind: QuestionViews<View>,
  around: readonly Question[],
): Lists<View> {
  const kinds = known.get(around) ?? new WeakMap<object, unknown>();
  known.set(around, kinds);
  // Only this function keeps anything under a kind.
  const lists = (kinds.get(kind) as Lists<View> | undefined) ?? {
    openLists: new WeakMap(),
    settledLists: new WeakMap(),
  };
  kinds.set(kind, lists);
  return lists;
}

function isOpen<View extends Question>(view: View): view is OpenView<View> {
  return view.phase === "open";
}

function isSettled<View extends Question>(view: View): view is SettledView<View> {
  return view.phase === "settled";
}

/** Makes something of a list that never changes, once however often it is asked for; an empty list is nobody's own. */
function onceForList<Item, Made>(
  known: WeakMap<readonly Item[], readonly Made[]>,
  list: readonly Item[],
  make: () => readonly Made[],
): readonly Made[] {
  const made = (list.length > 0 ? known.get(list) : undefined) ?? make();
  known.set(list, made);
  return made;
}
