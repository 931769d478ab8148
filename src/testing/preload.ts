import { loadJudges } from "../form/loadJudges.js";
import { lazyElicitation } from "../kinds/elicitation/react/lazyElicitation.js";
import { preloadRoots } from "../kinds/roots/testing/preloadRoots.js";
import { preloadSampling } from "../kinds/sampling/testing/preloadSampling.js";
import { preloadTools } from "../kinds/tool-approval/testing/preloadTools.js";

const elicitation = {
  chunk: lazyElicitation.chunk,
  load: () =>
    Promise.all([
      import("../kinds/elicitation/core/elicitationLater.js"),
      import("../kinds/elicitation/react/visitParts.js"),
    ]),
};
// When it is called: the published file of this one is loaded before those of the kinds, which share its parts.
const kinds = () => [elicitation, preloadSampling, preloadRoots, preloadTools];

/**
 * Loads what pages load once they are idle, or with a question: the dialogs of every kind, and what checks answers. A
 * test's first question is then shown at once. `renderWithHost` and `renderWithDesk` do so by themselves. Rejects where
 * something cannot be loaded.
 */
export async function preload(): Promise<void> {
  // jsdom reads a style sheet of its own when it is first asked, which would be half of a first question's time.
  if (typeof window !== "undefined") void window.getComputedStyle(document.documentElement).display;
  await Promise.all([
    loadJudges(),
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
