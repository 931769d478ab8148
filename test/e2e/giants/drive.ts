import type { Page } from "@playwright/test";

// Looking for roles among thousands of fields would itself keep the page busy: what is measured is found by its text.

/** Waits until a page tells, at little cost, that something is so. */
export async function until(page: Page, isSo: () => unknown): Promise<void> {
  await page.waitForFunction(isSo, undefined, { polling: 100 });
}

/** Waits until nothing more comes into the page. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const done = () => {
          observer.disconnect();
          resolve();
        };
        let timer = setTimeout(done, 1_000);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, 1_000);
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
  );
}

/** Presses the first button in sight of the dialog whose text begins like this; tells whether there is one. */
export async function press(page: Page, text: string): Promise<boolean> {
  const place = await page.evaluate((beginning) => {
    const all = document.querySelectorAll<HTMLElement>("[role=dialog] button");
    const button = [...all].find(
      (one) => one.textContent.startsWith(beginning) && one.getClientRects().length > 0,
    );
    button?.scrollIntoView({ block: "nearest" });
    const box = button?.getBoundingClientRect();
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, text);
  if (place) await page.mouse.click(place.x, place.y);
  return place !== undefined;
}

/** Types into the first field of the dialog, where it has one to type into. */
export async function type(page: Page, text: string): Promise<void> {
  const isThere = await page.evaluate(() => {
    const field = document.querySelector<HTMLElement>(
      "[role=dialog] :is(input[type=text], input:not([type]), textarea)",
    );
    field?.focus();
    return field !== null && document.activeElement === field;
  });
  if (isThere) await page.keyboard.type(text, { delay: 30 });
}
