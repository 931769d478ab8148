"use client";

import { useMemo } from "react";
import type { Host } from "../../../../host/host.js";
import type { Question } from "../../../../host/question.js";
import { createListing } from "../../../../host/tables/listing.js";
import type { RowTree } from "../../../../host/tables/rowTree.js";
import type { QuestionFilter } from "../../../../react/createQuestionsStore.js";
import { useHost } from "../../../../react/useHost.js";
import { useQuestions } from "../../../../react/useQuestions.js";
import { useVisibleText } from "../../../../ui/hidden-text/useVisibleText.js";
import {
  createElicitationViewer,
  type ElicitationViewer,
  type OpenElicitationView,
  type SettledElicitation,
} from "./elicitationView.js";

/** The elicitations of a host; the same lists until one of them changes. */
export interface UseElicitationsResult {
  /** The elicitations that wait for the user, oldest first. */
  readonly open: readonly OpenElicitationView[];
  /** The elicitations that were settled last, oldest first. */
  readonly settled: readonly SettledElicitation[];
}

/**
 * Lists elicitations and claims none: the host still counts them as unattended until something shows them.
 * With an `id`, it renders again only when that question changes.
 */
export function useElicitations({ session, call, id }: QuestionFilter = {}): UseElicitationsResult {
  const { open, settled } = useQuestions("elicitation", { session, call, id });
  const lists = useElicitationLists();
  return useMemo(() => readLists(lists, open.tree, settled.tree), [lists, open, settled]);
}

/** Makes each list when it is first read: an app that reads one pays for one. */
function readLists(
  { openList, settledList }: ElicitationLists,
  open: RowTree<Question> | undefined,
  settled: RowTree<Question> | undefined,
): UseElicitationsResult {
  return {
    get open() {
      return openList(open);
    },
    get settled() {
      return settledList(settled);
    },
  };
}

interface ElicitationLists {
  readonly view: ElicitationViewer;
  readonly openList: (tree: RowTree<Question> | undefined) => readonly OpenElicitationView[];
  readonly settledList: (tree: RowTree<Question> | undefined) => readonly SettledElicitation[];
}

type Visible = (text: string) => string;

/** All hooks of a host share the views and lists: thousands of questions are viewed once. */
const known = new WeakMap<Host, WeakMap<Visible, ElicitationLists>>();

/** Returns the views of the host's elicitations, as every hook shares them. */
export function useElicitationLists(): ElicitationLists {
  const host = useHost();
  const visible = useVisibleText();
  return useMemo(() => {
    const ofHost = known.get(host) ?? new WeakMap<Visible, ElicitationLists>();
    known.set(host, ofHost);
    const lists = ofHost.get(visible) ?? createLists(createElicitationViewer(host, visible));
    ofHost.set(visible, lists);
    return lists;
  }, [host, visible]);
}

function createLists(view: ElicitationViewer): ElicitationLists {
  return {
    view,
    openList: createListing((rows) =>
      rows.flatMap((row) => {
        const seen = view(row);
        return seen && seen.mode !== "settled" ? [seen] : [];
      }),
    ),
    settledList: createListing((rows) =>
      rows.flatMap((row) => {
        const seen = view(row);
        return seen?.mode === "settled" ? [seen] : [];
      }),
    ),
  };
}
