"use client";

import type { KindWordsProps, ListedKind, TogetherSummary } from "../../../react/kind.js";
import {
  isRootsQuestion,
  type RootsQuestion,
  type RootsSettlement,
} from "../core/rootsQuestion.js";
import { useRootsConsentMessages } from "./consent/useRootsConsentMessages.js";

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

/** Summarizes a consent for a person who settles several together: all that the server would get is in it. */
function togetherRoots({ id, detail, embedded }: RootsQuestion): TogetherSummary {
  const { roots, askEachTime } = detail;
  const settle = (answer: RootsSettlement) => ({ type: "settle", id, answer }) as const;
  return {
    facts: [
      {
        name: "folders",
        value: roots.map(({ name, path }) => (name ? `${name} (${path})` : path)),
      },
    ],
    ...(!askEachTime && {
      allow: settle({ action: "share", uris: roots.map(({ uri }) => uri) }),
    }),
    ...(!embedded && { deny: settle({ action: "refuse" }) }),
  };
}
