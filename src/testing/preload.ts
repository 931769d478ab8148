import { lazyElicitation } from "../kinds/elicitation/react/lazyElicitation.js";

/**
 * Loads the form that prompts and cards load once their page is idle, so that a test's first question is shown at once.
 * `renderWithHost` does so by itself. Rejects where it cannot be loaded.
 */
export function preload(): Promise<void> {
  const { chunk } = lazyElicitation;
  return new Promise((resolve, reject) => {
    const look = () => {
      const { status } = chunk.getState();
      if (status === "loading") return;
      stop();
      if (status === "loaded") resolve();
      else reject(new Error("The form could not be loaded, so no prompt or card can show one."));
    };
    const stop = chunk.subscribe(look);
    chunk.load();
    look();
  });
}
