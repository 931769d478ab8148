import type { Page } from "@playwright/test";
import { armed } from "./armed.ts";
import { suggest, travelServers } from "./demoServers.ts";
import { expect, test } from "./demoTest.ts";
import { tabTo } from "./tabTo.ts";

/** What the agency asks in turn, and what a person enters there with the keyboard, after the Tab key took them to it. */
const steps: readonly {
  readonly message: RegExp;
  readonly enter: readonly (readonly [field: string, keys: string])[];
}[] = [
  { message: /confirm your Barcelona vacation/, enter: [["Yes", " "]] },
  {
    message: /Whom may we contact/,
    enter: [
      ["Name", "Ada Lovelace"],
      ["Email", "ada@example.com"],
    ],
  },
  {
    message: /Traveller 1 of 2/,
    enter: [
      ["Full name", "Ada Lovelace"],
      ["Date of birth", "12101990"],
    ],
  },
  {
    message: /Traveller 2 of 2/,
    enter: [
      ["Full name", "Grace Hopper"],
      ["Date of birth", "12091986"],
    ],
  },
  { message: /anything the hotel should prepare/, enter: [] },
];

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
  test(`the whole trip goes by keys alone, with the focus in each dialog: ${server.title}`, async ({
    page,
  }) => {
    await server.open(page);
    await tabTo(page, suggest(page, "Plan the whole trip, step by step"));
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    for (const { message, enter } of steps)
      await test.step(String(message), async () => {
        await expect(dialog).toHaveAccessibleName(/Travel Booking\W* asks/);
        await expect(dialog).toHaveAccessibleDescription(message);
        await armed(page);
        await expectFocusInside(page);
        for (const [field, keys] of enter) {
          await tabTo(page, dialog.getByLabel(field, { exact: true }));
          await page.keyboard.type(keys);
        }
        await tabTo(page, dialog.getByRole("button", { name: "Send", exact: true }));
        await page.keyboard.press("Enter");
      });
    await expect(dialog).toHaveAccessibleName(/Travel Booking\W* asks you to visit a page/);
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
    expect(JSON.parse(await received.locator("pre").innerText())).toMatchObject({
      booking: { action: "accept", content: { confirmBooking: true } },
      contact: { content: { name: "Ada Lovelace", email: "ada@example.com" } },
      traveller1: { content: { fullName: "Ada Lovelace", dateOfBirth: "1990-12-10" } },
      traveller2: { content: { fullName: "Grace Hopper", dateOfBirth: "1986-12-09" } },
      requests: { action: "accept" },
      payment: { action: "accept" },
    });
    // Nothing behind a dialog was pressed meanwhile.
    await expect(page.getByRole("listitem", { name: /Barcelona|Plan the whole trip/ })).toHaveCount(
      1,
    );
  });
