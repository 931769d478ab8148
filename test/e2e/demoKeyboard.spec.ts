import { demoServers, question, suggest } from "./demoServers.ts";
import { expect, test } from "./demoTest.ts";
import { tabTo } from "./tabTo.ts";

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
