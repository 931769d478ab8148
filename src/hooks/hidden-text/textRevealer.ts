import type { revealHidden } from "../../safety/text/revealHidden.js";

let reveal: typeof revealHidden | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** What tells hidden text from text, once it is loaded; one for the page. */
export const textRevealer = {
  /** What is loaded so far. */
  getState: (): typeof revealHidden | undefined => reveal,
  /** Loads it, once; where that fails, the next text tries again. */
  load(): void {
    if (loading) return;
    loading = import("../../safety/text/revealHidden.js").then(
      (module) => {
        reveal = module.revealHidden;
        for (const listener of [...listeners]) listener();
      },
      () => {
        loading = undefined;
      },
    );
  },
  /** Calls the listener when it is loaded. Returns a function that stops that. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
