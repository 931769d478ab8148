import type { Locator, Page } from "@playwright/test";

/** Goes to a control with the Tab key. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("60 presses of Tab did not get there.");
}
