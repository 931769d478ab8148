import { expect, type Page } from "@playwright/test";

/** Goes to an app, presses its one button, and sends the form empty, so that the dialog shows what it can: errors, too. */
export async function openQuestion(page: Page, url: string, button: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(url);
  const start = page.getByRole("button", { name: button });
  // What is rendered on a server hears nothing before React has come to it.
  await expect
    .poll(() => start.evaluate((element) => Object.keys(element).join()), { timeout: 60_000 })
    .toContain("__reactProps");
  await start.click();
  const dialog = page.getByRole("dialog");
  // A server in development compiles what is asked of it for the first time.
  await expect(dialog).toBeVisible({ timeout: 60_000 });
  await expect(async () => {
    // A question that has just appeared takes no press.
    await dialog.getByRole("button", { name: "Send", exact: true }).click();
    await expect(dialog.getByRole("alert")).toBeVisible({ timeout: 1_000 });
  }).toPass();
}
