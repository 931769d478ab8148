"use client";

import type { ReactNode } from "react";
import { listedKinds } from "../kinds/listedKinds.js";
import { WordsOfKind, type WordsOfKindProps } from "../react/WordsOfKind.js";

/** Hands the words of a kind of request to its child, for the list. */
export function ListedWords(props: Omit<WordsOfKindProps, "among">): ReactNode {
  return <WordsOfKind {...props} among={listedKinds} />;
}
