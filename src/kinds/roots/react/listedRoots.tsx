"use client";

import type { KindWordsProps, ListedKind } from "../../../react/kind.js";
import { isRootsQuestion } from "../core/rootsQuestion.js";
import { useRootsConsentMessages } from "./consent/useRootsConsentMessages.js";
import { togetherRoots } from "./togetherRoots.js";

/** A consent to share roots, in a list. A no would last: it is said where the roots can be seen. */
export const listedRoots: ListedKind = {
  name: "roots",
  // A server that asks for folders has nowhere to write anything.
  summaryOf(question) {
    if (!isRootsQuestion(question)) return undefined;
    return {
      type: "roots",
      text: "",
      cancel: { action: "cancel" },
      together: () => togetherRoots(question),
    };
  },
  Words: function RootsWords({ children }: KindWordsProps) {
    const { asks, list, remembered } = useRootsConsentMessages();
    return children({ asks, facts: { folders: list }, allowing: remembered });
  },
};
