"use client";

import type { ReactNode } from "react";
import { useHostSettings } from "./HostContext.js";
import type { KindWords, KindWordsProps, ListedKind } from "./kind.js";

const none: KindWords = {};

/** The props of `WordsOfKind`. */
export interface WordsOfKindProps extends KindWordsProps {
  /** The name of the kind. */
  readonly name: string;
  /** Kinds to look among, beside those of the host app's own. */
  readonly among?: readonly ListedKind[];
}

/** Hands the words of a kind to its child, for a list; none for a kind that nobody here knows. */
export function WordsOfKind({ name, among = [], children }: WordsOfKindProps): ReactNode {
  const { kinds } = useHostSettings().custom;
  const kind = [...kinds, ...among].find((known) => known.name === name);
  return kind?.Words ? <kind.Words>{children}</kind.Words> : children(none);
}
