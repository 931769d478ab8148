import { expect, type Page } from "@playwright/test";

/** Waits until every question on the page takes presses: one that has just appeared ignores them. */
export async function armed(page: Page): Promise<void> {
  await expect(page.locator("[data-arming]")).toHaveCount(0);
}
