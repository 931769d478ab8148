import type { revealHidden } from "../../safety/text/revealHidden.js";
import { createListeners } from "../../state/listeners.js";

let reveal: typeof revealHidden | undefined;
let isLoading = false;
const listeners = createListeners();

/** Tells hidden text from text, once it is loaded; one for the page. */
export const textRevealer = {
  /** The function, once it is loaded. */
  getState: (): typeof revealHidden | undefined => reveal,
  /** Loads it, once; where that fails, the next text tries again. */
  async load(): Promise<void> {
    if (isLoading || reveal) return;
    isLoading = true;
    try {
      ({ revealHidden: reveal } = await import("../../safety/inspectors.js"));
      listeners.tell();
    } catch {
      // The signs that stand in place of the hidden stay.
    } finally {
      isLoading = false;
    }
  },
  /** Calls the listener when it is loaded. Returns a function that stops that. */
  subscribe(listener: () => void): () => void {
    return listeners.add(listener);
  },
};
