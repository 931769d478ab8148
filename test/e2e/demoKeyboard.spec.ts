import type { Locator, Page } from "@playwright/test";
import { demoServers, question, suggest } from "./demoServers.ts";
import { expect, test } from "./demoTest.ts";

const [travel] = demoServers;

test("the demo can be used by keyboard alone", async ({ page }) => {
  await travel?.open(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the conversation" })).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, suggest(page, "Book the Barcelona vacation"));
  await page.keyboard.press("Enter");

  const dialog = await question(page, { name: "Travel Booking" });
  await expect(dialog.getByRole("heading", { name: "Travel Booking" })).toBeFocused();
  await tabTo(page, dialog.getByRole("radio", { name: "Yes" }));
  await page.keyboard.press("Space");
  await tabTo(page, dialog.getByRole("checkbox", { name: "Travel insurance" }));
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");

  const entry = page.getByRole("listitem", { name: "Book the Barcelona vacation" });
  await expect(entry.getByText("Booked: flights June 15–22")).toBeVisible();
  expect(await travel?.received(entry)).toEqual({
    action: "accept",
    content: { confirmBooking: true, travelInsurance: true },
  });
});

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("40 presses of Tab did not get there.");
}
