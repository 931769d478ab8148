import type { Page } from "@playwright/test";
import { armed } from "./armed.ts";
import { deepBeyondTheFirst, suggest, travelServers } from "./demoServers.ts";
import { expect, test } from "./demoTest.ts";
import { tabTo } from "./tabTo.ts";
import { tripAnswers, tripSteps } from "./tripSteps.ts";

/** Demands that the focus is in the dialog, at once and after a Tab, and that nothing around the dialog can be read. */
async function expectFocusInside(page: Page): Promise<void> {
  const isInside = () =>
    page.evaluate(() => document.activeElement?.closest("[role=dialog]") !== null);
  expect(await isInside()).toBe(true);
  await page.keyboard.press("Tab");
  expect(await isInside()).toBe(true);
  await expect(page.getByRole("region", { name: "Conversation" })).toHaveCount(0);
}

for (const server of travelServers)
  test(
    `the whole trip goes by keys alone, with the focus in each dialog: ${server.title}`,
    deepBeyondTheFirst(server),
    async ({ page }) => {
      await server.open(page);
      await tabTo(page, suggest(page, "Plan the whole trip, step by step"));
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog");
      for (const { message, enter } of tripSteps)
        await test.step(String(message), async () => {
          await expect(dialog).toHaveAccessibleName(/Travel Booking\W* asks/);
          await expect(dialog).toHaveAccessibleDescription(message);
          await armed(page);
          await expectFocusInside(page);
          for (const [field, ...keys] of enter) {
            await tabTo(page, dialog.getByLabel(field, { exact: true }));
            await page.keyboard.type(keys.join(""));
          }
          await tabTo(page, dialog.getByRole("button", { name: "Send", exact: true }));
          await page.keyboard.press("Enter");
        });
      await expect(dialog).toHaveAccessibleName(/Travel Booking\W* wants you to visit a page/);
      const open = dialog.getByRole("button", { name: "Open the page" });
      await expect(open).toBeVisible();
      await armed(page);
      await expectFocusInside(page);
      const opened = page.waitForEvent("popup");
      await tabTo(page, open);
      await page.keyboard.press("Enter");
      const agency = await opened;
      await tabTo(agency, agency.getByRole("button", { name: "Pay $3,000" }));
      await agency.keyboard.press("Enter");
      await expect(agency.getByText("Thank you, it is paid.")).toBeVisible();

      await expect(
        page.getByText(/Booked: flights June 15–22.*\$3,000 in all.*has arrived/),
      ).toBeVisible();
      const received = page.getByRole("figure", { name: "What the server received" });
      expect(JSON.parse(await received.locator("pre").innerText())).toMatchObject(tripAnswers);
      // Nothing behind a dialog was pressed meanwhile.
      await expect(
        page.getByRole("listitem", { name: /Barcelona|Plan the whole trip/ }),
      ).toHaveCount(1);
    },
  );
