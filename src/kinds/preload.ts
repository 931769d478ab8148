import { loadAnswering } from "../form/loadAnswering.js";
import { loadJudges } from "../form/loadJudges.js";
import { lazyElicitation } from "../kinds/elicitation/react/lazyElicitation.js";
import { preloadRoots } from "../kinds/roots/react/preloadRoots.js";
import { preloadSampling } from "../kinds/sampling/react/preloadSampling.js";
import { preloadTools } from "../kinds/tool-approval/react/preloadTools.js";

const elicitation = {
  chunk: lazyElicitation.chunk,
  load: () =>
    Promise.all([
      import("./elicitation/core/elicitationLater.js"),
      import("./elicitation/react/visitParts.js"),
    ]),
};
// When it is called: the published file of this one is loaded before those of the kinds, which share its parts.
const kinds = () => [elicitation, preloadSampling, preloadRoots, preloadTools];

/**
 * Loads the code that a page otherwise loads when it is idle or with the first question: the dialogs of every kind and the
 * validators. Tests then see the first question at once. Rejects if a file cannot be loaded.
 */
export async function preload(): Promise<void> {
  // jsdom reads a style sheet of its own when it is first asked, which would be half of a first question's time.
  if (typeof window !== "undefined") void window.getComputedStyle(document.documentElement).display;
  await Promise.all([
    loadJudges(),
    loadAnswering(),
    import("../host/hostLater.js"),
    ...kinds().flatMap(({ chunk, load }) => [loaded(chunk), load()]),
  ]);
}

function loaded(chunk: typeof lazyElicitation.chunk): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const { status } = chunk.getState();
      if (status === "loading") return;
      stop();
      if (status === "loaded") resolve();
      else reject(new Error("A dialog could not be loaded, so no prompt or card can show one."));
    };
    const stop = chunk.subscribe(look);
    chunk.load();
    look();
  });
}
