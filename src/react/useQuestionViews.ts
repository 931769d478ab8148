"use client";

import { useMemo, useSyncExternalStore } from "react";
import type { Host } from "../host/host.js";
import type { Question } from "../host/question.js";
import type { Surface } from "../host/surface.js";
import { createFilter, createListing } from "../host/tables/listing.js";
import type { RowTree } from "../host/tables/rowTree.js";
import type { QuestionFilter, Questions } from "./createQuestionsStore.js";
import type { OpenView, QuestionViews, SettledView } from "./questionViews.js";
import { useHost } from "./useHost.js";
import { useQuestions } from "./useQuestions.js";

/** Which questions of a kind to look at, and whether this is a place that shows them. */
export interface UseQuestionsOptions extends QuestionFilter {
  /** Shows `current` here: in the page, or in a dialog above it, of which a window has one at a time. Without it the hook only reads. */
  readonly surface?: Surface["kind"] | undefined;
}

/**
 * The questions of one kind with their legal actions; the same objects until something about them changes. A list is made when
 * it is first read: whoever shows the current one alone does not pay for thousands of others.
 */
export interface UseQuestionsResult<View extends Question> {
  /** The question to show here now: an open one, or else one that just ended. Always undefined without a `surface`. */
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
  const { behind, ...questions } = useQuestions(kind.name, options);
  return useViewsOf(kind, { ...questions, current: behind ?? questions.current }).views;
}

/** Questions of one kind that were read already, and the way to the view of each. */
export interface ViewsOf<View extends Question> {
  readonly views: UseQuestionsResult<View>;
  /** Hands out the view of one of the questions; undefined for a question of another kind. */
  readonly viewOf: (question: Question) => View | undefined;
}

/** Hands out questions of one kind that were read already. */
export function useViewsOf<View extends Question>(
  kind: QuestionViews<View>,
  { current, open, settled }: Omit<Questions, "behind">,
): ViewsOf<View> {
  const host = useHost();
  // Most kinds look at nothing else: then nobody walks the list for each place that shows it.
  const readsAround = readersOf(kind)(open.tree).length > 0;
  const around = useSyncExternalStore(
    host.subscribe,
    () => (readsAround ? host.getState().open : nobody),
    () => nobody,
  );
  return useMemo(
    () => createViews(listsOf(kind, host, around), { current, open, settled }),
    [kind, host, current, open, settled, around],
  );
}

function createViews<View extends Question>(
  { openList, settledList, viewOf }: Lists<View>,
  { current, open, settled }: Omit<Questions, "behind">,
): ViewsOf<View> {
  return {
    viewOf,
    views: {
      current: current && viewOf(current),
      get open() {
        return openList(open.tree);
      },
      get settled() {
        return settledList(settled.tree);
      },
    },
  };
}

type List<Item> = (tree: RowTree<Question> | undefined) => readonly Item[];

interface Lists<View extends Question> {
  readonly openList: List<OpenView<View>>;
  readonly settledList: List<SettledView<View>>;
  readonly viewOf: (question: Question) => View | undefined;
}

/** Every hook of a window shares the lists of its host: their views are made once, by what was around them. */
const known = new WeakMap<readonly Question[], WeakMap<Host, WeakMap<object, unknown>>>();

function listsOf<View extends Question>(
  kind: QuestionViews<View>,
  host: Host,
  around: readonly Question[],
): Lists<View> {
  const hosts = known.get(around) ?? new WeakMap<Host, WeakMap<object, unknown>>();
  known.set(around, hosts);
  const kinds = hosts.get(host) ?? new WeakMap<object, unknown>();
  hosts.set(host, kinds);
  // Only this function keeps anything under a kind.
  const lists = (kinds.get(kind) as Lists<View> | undefined) ?? createLists(kind, host, around);
  kinds.set(kind, lists);
  return lists;
}

function createLists<View extends Question>(
  kind: QuestionViews<View>,
  host: Host,
  around: readonly Question[],
): Lists<View> {
  const viewOf = (question: Question) => kind.viewOf(host, question, around);
  const viewsOf = (rows: readonly Question[]) => rows.flatMap((row) => viewOf(row) ?? []);
  return {
    openList: createListing((rows) => viewsOf(rows).filter(isOpen<View>)),
    settledList: createListing((rows) => viewsOf(rows).filter(isSettled<View>)),
    viewOf,
  };
}

const readers = new WeakMap<object, List<Question>>();

/** Lists the questions of a kind whose views depend on those around them. */
function readersOf(kind: QuestionViews): List<Question> {
  const list =
    readers.get(kind) ??
    createFilter<Question>((question) => kind.readsAround?.(question) ?? false);
  readers.set(kind, list);
  return list;
}

function isOpen<View extends Question>(view: View): view is OpenView<View> {
  return view.phase === "open";
}

function isSettled<View extends Question>(view: View): view is SettledView<View> {
  return view.phase === "settled";
}
