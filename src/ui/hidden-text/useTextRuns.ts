"use client";

import { useEffect, useSyncExternalStore } from "react";
import { replaceSuspects } from "../../safety/text/mayHide.js";
import type { TextRun } from "../../safety/text/revealHidden.js";
import { textRevealer } from "./textRevealer.js";

/** Splits a text into what is seen and what is hidden; until that can be told, U+FFFD stands for what may be hidden. */
export function useTextRuns(text: string): readonly TextRun[] {
  const reveal = useSyncExternalStore(
    textRevealer.subscribe,
    textRevealer.getState,
    textRevealer.getState,
  );
  useEffect(() => void textRevealer.load(), []);
  return reveal ? reveal(text) : [{ text: replaceSuspects(text) }];
}
