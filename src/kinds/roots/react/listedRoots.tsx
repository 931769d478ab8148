"use client";

import type { KindWordsProps, ListedKind } from "../../../react/kind.js";
import { useRootsConsentMessages } from "./consent/useRootsConsentMessages.js";

/** A consent to share roots, in a list. A no would last: it is said where the roots can be seen. */
export const listedRoots: ListedKind = {
  name: "roots",
  // A server that asks for folders has nowhere to write anything.
  summaryOf: ({ kind }) =>
    kind === "roots" ? { type: "roots", text: "", cancel: { action: "cancel" } } : undefined,
  Words: function RootsWords({ children }: KindWordsProps) {
    return children(useRootsConsentMessages());
  },
};
