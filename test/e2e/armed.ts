import { expect, type Locator, type Page } from "@playwright/test";

/** Waits until every question on the page takes presses: one that has just appeared ignores them. */
export async function armed(page: Page): Promise<void> {
  await expect(page.locator("[data-arming]")).toHaveCount(0);
}

/** Presses a button, once it is there and takes presses: one that appears late ignores them anew. */
export async function press(page: Page, button: Locator): Promise<void> {
  await expect(button).toBeVisible();
  await armed(page);
  await button.click();
}
