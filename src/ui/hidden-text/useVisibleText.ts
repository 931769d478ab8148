"use client";

import { useCallback, useSyncExternalStore } from "react";
import { mayHide, replaceSuspects } from "../../safety/text/mayHide.js";
import { textRevealer } from "./textRevealer.js";

/**
 * Returns a function that replaces each hidden character of a text with U+FFFD. Use it where only text is allowed, such as
 * in `<option>`. Elsewhere, `ServerText` marks each hidden character.
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
