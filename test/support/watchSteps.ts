import { onTestFinished } from "vitest";

/** Watches how many of something a page holds, and tells how many came with each commit. */
export function watchSteps(count: () => number): () => readonly number[] {
  let before = count();
  const steps: number[] = [];
  const observer = new MutationObserver(() => {
    const now = count();
    if (now !== before) steps.push(now - before);
    before = now;
  });
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return () => steps;
}
