import { focusedElement } from "../../react/tree.js";
import { isTextField } from "./textField.js";

/** Knows whether a person is writing somewhere in the page. */
export interface TypingWatch {
  /** Starts to watch. Returns a function that stops it. */
  start(): () => void;
  /** Calls back as soon as nobody is writing, at once if nobody is. Returns a function that gives up. */
  whenResting(callback: () => void): () => void;
}

/** The time after the last key in which a person may still be writing, in milliseconds. */
const pause = 1_500;

/**
 * Makes a {@link TypingWatch}. A text field is in use while it has the focus, also while it is empty: what somebody is
 * about to type there must not end in a dialog. Leaving it with a key is still part of writing.
 */
export function createTypingWatch(): TypingWatch {
  let lastKeyAt = Number.NEGATIVE_INFINITY;

  const noteKey = () => {
    if (isTextField(focusedElement())) lastKeyAt = performance.now();
  };

  const isWriting = () => performance.now() - lastKeyAt < pause || isTextField(focusedElement());

  return {
    start() {
      document.addEventListener("keydown", noteKey, true);
      return () => document.removeEventListener("keydown", noteKey, true);
    },
    whenResting(callback) {
      if (!isWriting()) {
        callback();
        return () => {};
      }
      const check = () => {
        if (isWriting()) return;
        clearInterval(timer);
        callback();
      };
      const timer = setInterval(check, pause / 6);
      return () => clearInterval(timer);
    },
  };
}
