import { demoServers } from "./demoServers.ts";
import { expect, test } from "./demoTest.ts";

for (const server of demoServers.filter(({ name }) => name === "Travel Booking"))
  test(`the demo sends people to the agency's page to pay: ${server.title}`, async ({ page }) => {
    await server.open(page);
    await page.getByRole("button", { name: /Pay for the booking/ }).click();
    await page.getByRole("button", { name: "Call the tool" }).click();
    const dialog = page.getByRole("dialog", { name: /Travel Booking.*asks you to visit a page/ });
    await expect(dialog.getByText("/pay.html?booking=BCN-0615")).toBeVisible();
    await page.waitForTimeout(600);

    const opened = page.waitForEvent("popup");
    await dialog.getByRole("button", { name: "Open the page" }).click();
    const payment = await opened;
    await payment.getByRole("link", { name: "Pay $3,000" }).click();
    await expect(payment.getByText("Thank you, it is paid.")).toBeVisible();

    for (const name of ["I am done there", "Dismiss"]) {
      // Every new state of a dialog ignores presses for half a second.
      await page.waitForTimeout(600);
      await page.getByRole("dialog").getByRole("button", { name }).click();
    }

    const received = page.getByRole("figure", { name: "What the server received" });
    expect(JSON.parse(await received.locator("pre").innerText())).toEqual({
      payment: { action: "accept" },
    });
  });
