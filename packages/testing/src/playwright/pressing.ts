import type { PlaywrightLocator, PlaywrightPage } from "./playwrightPage.js";

/** Presses a button once, as soon as whatever has just appeared around it takes presses. */
export async function press<Locator extends PlaywrightLocator<Locator>>(
  page: PlaywrightPage<Locator>,
  button: Locator,
): Promise<void> {
  await button.waitFor({ state: "visible" });
  await armed(page);
  await button.click();
}

/** Waits until nothing in the page has just appeared and still swallows presses. */
export async function armed<Locator extends PlaywrightLocator<Locator>>(
  page: PlaywrightPage<Locator>,
): Promise<void> {
  await page.locator("[data-arming]").first().waitFor({ state: "detached" });
}
