"use client";

import { useSyncExternalStore } from "react";
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
  return reveal ? visibleBy(reveal) : beforeLoading;
}

type Reveal = NonNullable<ReturnType<typeof textRevealer.getState>>;

const known = new WeakMap<Reveal, (text: string) => string>();

function visibleBy(reveal: Reveal): (text: string) => string {
  const visible =
    known.get(reveal) ??
    ((text: string) => {
      if (!mayHide(text)) return text;
      return reveal(text)
        .map((run) => (run.hidden ? "\ufffd" : run.text))
        .join("");
    });
  known.set(reveal, visible);
  return visible;
}

function beforeLoading(text: string): string {
  if (!mayHide(text)) return text;
  void textRevealer.load();
  return replaceSuspects(text);
}
