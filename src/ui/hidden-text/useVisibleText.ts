"use client";

import { useCallback, useSyncExternalStore } from "react";
import { mayHide, replaceSuspects } from "../../safety/text/mayHide.js";
import { textRevealer } from "./textRevealer.js";

/**
 * Returns the function that puts U+FFFD, which can be seen, in place of what a text hides: for names, options and
 * sentences, which hold nothing but text.
 */
export function useVisibleText(): (text: string) => string {
  const reveal = useSyncExternalStore(
    textRevealer.subscribe,
    textRevealer.getState,
    textRevealer.getState,
  );
  return useCallback(
    (text) => {
      if (!mayHide(text)) return text;
      if (reveal)
        return reveal(text)
          .map((run) => (run.hidden ? "\ufffd" : run.text))
          .join("");
      void textRevealer.load();
      return replaceSuspects(text);
    },
    [reveal],
  );
}
