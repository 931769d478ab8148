import type { Page } from "@playwright/test";

/** What can be counted of a page's work, whatever the machine's speed. */
export interface Work {
  /** How often the work rested, so that keys, presses and paints had their turn. */
  readonly rests: number;
  /** The most elements that came into the page at one go. */
  readonly mostAdded: number;
  /** The length of the longest text in one node, in characters. */
  readonly longestText: number;
  /** The most lines in one text. */
  readonly mostLines: number;
  /** The most lines in text areas that came into the page at one go. */
  readonly mostAreaLines: number;
}

declare global {
  interface Window {
    countedWork: { -readonly [Name in keyof Work]: Work[Name] };
  }
}

/** Counts, from the page's beginning, what {@link workOf} tells. */
export async function countWork(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = { rests: 0, mostAdded: 0, longestText: 0, mostLines: 0, mostAreaLines: 0 };
    window.countedWork = counted;
    const { scheduler } = globalThis as unknown as { scheduler: { yield(): Promise<void> } };
    const rest = scheduler.yield.bind(scheduler);
    scheduler.yield = () => {
      counted.rests += 1;
      return rest();
    };
    const countTexts = (node: Node) => {
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      for (let text: Node | null = texts.currentNode; text; text = texts.nextNode()) {
        if (!(text instanceof Text)) continue;
        counted.longestText = Math.max(counted.longestText, text.length);
        counted.mostLines = Math.max(counted.mostLines, text.data.split("\n").length);
      }
    };
    new MutationObserver((records) => {
      let added = 0;
      let areaLines = 0;
      for (const { addedNodes, target } of records) {
        for (const node of addedNodes) {
          if (node instanceof Element) added += 1 + node.getElementsByTagName("*").length;
          countTexts(node);
          if (!(node instanceof Element)) continue;
          for (const area of node.querySelectorAll("textarea"))
            areaLines += area.value.split("\n").length;
        }
        if (target instanceof Text) countTexts(target);
      }
      counted.mostAdded = Math.max(counted.mostAdded, added);
      counted.mostAreaLines = Math.max(counted.mostAreaLines, areaLines);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** What was counted since the page opened. */
export async function workOf(page: Page): Promise<Work> {
  return page.evaluate(() => window.countedWork);
}
