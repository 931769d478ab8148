import type { Locator, Page } from "@playwright/test";
import { armed } from "./armed.ts";
import { demoServers, suggest } from "./demoServers.ts";
import { expect, test } from "./demoTest.ts";
import { tabTo } from "./tabTo.ts";
import { typeInto } from "./typeInto.ts";

const [travel] = demoServers;

test("the demo's inbox and log can be used by keyboard alone, and the focus is never lost", async ({
  page,
}) => {
  await travel?.open(page);
  await tabTo(page, suggest(page, "Add two travellers"));
  await page.keyboard.press("Enter");
  for (let asked = 0; asked < 2; asked += 1) await putAside(page);
  await expect(page.getByRole("region", { name: "Conversation" })).toBeFocused();

  const inbox = page.getByRole("button", { name: /^Inbox/ });
  await expect(inbox).toHaveText("Inbox2");
  await tabTo(page, inbox, "Shift+Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(row(page, /For later.*Traveller 1/)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  for (const action of ["Open", "Decline"]) {
    await page.keyboard.press("ArrowRight");
    await expect(
      page.getByRole("button", { name: new RegExp(`^${action}: .*Traveller 2`) }),
    ).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(row(page, /Declined.*You.*Traveller 2/)).toBeVisible();
  await expect(row(page, /For later.*Traveller 1/)).toBeFocused();
  await expect(inbox).toHaveText("Inbox1");

  await armed(page);
  await page.keyboard.press("Enter");
  const dialog = await shown(page);
  await expect(dialog).toContainText("Traveller 1 of 2");
  await tabTo(page, dialog.getByRole("button", { name: "More options" }));
  await page.keyboard.press("Enter");
  await tabTo(page, dialog.getByRole("button", { name: "Decline with a reason" }));
  await page.keyboard.press("Enter");
  await page.keyboard.type("They stay at home");
  await tabTo(page, dialog.getByRole("button", { name: "Decline", exact: true }));
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(inbox).toBeFocused();
  await expect(inbox).toHaveText("Inbox");

  await page.keyboard.press("Enter");
  await expect(row(page, /Declined.*You.*Traveller 1.*They stay at home/)).toBeVisible();
  await tabTo(page, page.getByText("History"));
  await page.keyboard.press("Enter");
  const log = page.getByRole("table", { name: "Decisions" });
  await expect(log.getByRole("row", { name: /Travel Booking.*Declined/ })).toHaveCount(2);
  await tabTo(page, page.getByRole("button", { name: "Export" }));
});

test("the demo's log is saved with the user's reason, and without the content", async ({
  page,
}) => {
  await travel?.open(page);
  await suggest(page, "Book the Barcelona vacation").click();
  const dialog = await shown(page);
  await dialog.getByRole("button", { name: "More options" }).click();
  await dialog.getByRole("button", { name: "Decline with a reason" }).click();
  await typeInto(dialog.getByRole("textbox", { name: "Reason" }), "They stay at home");
  await dialog.getByRole("button", { name: "Decline", exact: true }).click();
  await page.getByRole("button", { name: /^Inbox/ }).click();
  await page.getByText("History").click();
  await expect(page.getByRole("row", { name: /Travel Booking.*Declined/ })).not.toHaveCount(0);

  await page.getByRole("button", { name: "Export" }).focus();
  const download = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  const lines = await text(await download);
  expect(
    lines
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line).outcome.sent),
  ).toContain("decline");
  expect(lines).toContain("They stay at home");
  expect(lines).not.toContain("Please confirm your Barcelona vacation");
});

function row(page: Page, name: RegExp): Locator {
  return page.getByRole("row", { name });
}

/** Waits for a question, and until it takes presses. */
async function shown(page: Page): Promise<Locator> {
  const dialog = page.getByRole("dialog", { name: /Travel Booking/ });
  await expect(dialog).toBeVisible();
  await armed(page);
  return dialog;
}

async function putAside(page: Page): Promise<void> {
  const dialog = await shown(page);
  const message = dialog.getByText(/^Traveller \d of 2/);
  const before = await message.innerText();
  await tabTo(page, dialog.getByRole("button", { name: "Later" }));
  await page.keyboard.press("Enter");
  await expect(message.filter({ hasText: before })).toBeHidden();
}

async function text(download: { createReadStream(): Promise<AsyncIterable<unknown>> }) {
  const parts: string[] = [];
  for await (const part of await download.createReadStream()) parts.push(String(part));
  return parts.join("");
}
