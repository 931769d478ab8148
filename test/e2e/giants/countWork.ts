import type { Page } from "@playwright/test";

/** What can be counted of a page's work, whatever the machine's speed. */
export interface Work {
  /** How often the work rested, so that keys, presses and paints had their turn. */
  readonly rests: number;
  /** The most elements that came into the page at one go. */
  readonly mostAdded: number;
}

declare global {
  interface Window {
    countedWork: { rests: number; mostAdded: number };
  }
}

/** Counts, from the page's beginning, what {@link workOf} tells. */
export async function countWork(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = { rests: 0, mostAdded: 0 };
    window.countedWork = counted;
    const { scheduler } = globalThis as unknown as { scheduler: { yield(): Promise<void> } };
    const rest = scheduler.yield.bind(scheduler);
    scheduler.yield = () => {
      counted.rests += 1;
      return rest();
    };
    new MutationObserver((records) => {
      let added = 0;
      for (const { addedNodes } of records)
        for (const node of addedNodes)
          if (node instanceof Element) added += 1 + node.getElementsByTagName("*").length;
      counted.mostAdded = Math.max(counted.mostAdded, added);
    }).observe(document, { childList: true, subtree: true });
  });
}

/** What was counted since the page opened. */
export async function workOf(page: Page): Promise<Work> {
  return page.evaluate(() => window.countedWork);
}
