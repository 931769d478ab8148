import { chromiumLaunch } from "../support/chromium.ts";
import { armed } from "./armed.ts";
import { travelServers } from "./demoServers.ts";
import { expect, test } from "./demoTest.ts";

// Pages alone have no notifications.
test.use({ launchOptions: chromiumLaunch({ whole: true }) });

const [travel] = travelServers;
if (!travel) throw new Error("The demo has no Travel Booking.");

test("the demo tells in its title that a question waits, unless the person muted the server", async ({
  page,
}) => {
  await travel.open(page);
  await page.getByRole("button", { name: "Find the best flight", exact: true }).click();
  await expect(page).toHaveTitle(/^\(1\) /);
  const dialog = page.getByRole("dialog", { name: /asks to use your model/ });
  await armed(page);
  await dialog.getByRole("button", { name: "Decline", exact: true }).click();
  await expect(page.getByText(/User rejected sampling request/).first()).toBeVisible();
  await expect(page).not.toHaveTitle(/^\(/);

  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByText("Attention", { exact: true }).click();
  await page.getByRole("checkbox", { name: "Tell me of questions from Travel Booking" }).uncheck();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Say where the agency may work", exact: true }).click();
  await expect(page.getByRole("dialog", { name: /^Share folders with/ })).toBeVisible();
  await expect(page).not.toHaveTitle(/^\(/);
});

test("the demo asks for permission to notify where the person turns it on, and remembers it", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["notifications"]);
  await page.goto("/");
  const open = async () => {
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByText("Attention", { exact: true }).click();
  };
  const notify = page.getByRole("checkbox", { name: "Notify me of questions" });
  await open();
  await expect(notify).not.toBeChecked();
  // The browser is asked first, so the mark follows a moment after the press.
  await notify.click();
  await expect(notify).toBeChecked();
  await page.getByRole("checkbox", { name: "Keep quiet hours" }).check();
  await page.getByLabel("From", { exact: true }).fill("21:30");
  await page.reload();

  await open();
  await expect(notify).toBeChecked();
  await expect(page.getByLabel("From", { exact: true })).toHaveValue("21:30");
});
