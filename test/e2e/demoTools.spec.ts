import type { Page } from "@playwright/test";
import { armed } from "./armed.ts";
import { expect, test } from "./demoTest.ts";

/** Has the assistant call a tool of the server that asks first, and returns the dialog about it. */
async function want(page: Page, tool: string) {
  const tools = page.getByRole("list", { name: "Tools of Trip Desk" });
  await tools.getByRole("button", { name: tool }).click();
  await page.getByRole("button", { name: "Call the tool" }).click();
  const dialog = page.getByRole("dialog", { name: /Concierge.* wants to run / });
  await expect(dialog).toBeVisible();
  await armed(page);
  return dialog;
}

test("the demo asks before a tool runs, and again once an allowed tool has changed", async ({
  page,
}) => {
  await page.goto("/");
  const dialog = await want(page, "Search hotels");
  await dialog.getByRole("button", { name: "Allow without asking…" }).click();
  await dialog.getByRole("radio", { name: "Always" }).check();
  await armed(page);
  await dialog.getByRole("button", { name: "Create rule" }).click();
  await expect(page.getByText("12 hotels at the beach.")).toBeVisible();

  const again = await want(page, "Search hotels");
  await expect(again.getByRole("listitem")).toHaveText(/changed this tool since you allowed it/);
  await again.getByText("Show changes").click();
  await expect(again.getByText(/send the whole conversation/)).toBeVisible();
  await again.getByRole("button", { name: "Deny" }).click();
  await expect(page.getByText("You stopped the task.")).toBeVisible();

  const destroys = await want(page, "Cancel a booking");
  await expect(
    destroys.getByText(/says this can delete or overwrite things/).first(),
  ).toBeVisible();
  await destroys.getByRole("button", { name: "Allow once" }).click();
  await expect(page.getByText("The booking is canceled.")).toBeVisible();

  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByText("Tools", { exact: true }).first().click();
  const runs = page.getByRole("list", { name: "Tool activity" }).getByRole("listitem");
  await expect(runs).toHaveText([/cancelBooking.*Done/, /searchHotels.*Done/]);
});
