import { press } from "./armed.ts";
import { deepBeyondTheFirst, travelServers } from "./demoServers.ts";
import { expect, test } from "./demoTest.ts";

for (const server of travelServers)
  test(
    `the demo sends people to the agency's page to pay, and books once it is paid: ${server.title}`,
    deepBeyondTheFirst(server),
    async ({ page }) => {
      const requests: string[] = [];
      page.context().on("request", (request) => requests.push(request.url()));
      const dialogs = page.getByRole("dialog");
      await server.open(page);
      await page.getByRole("button", { name: /Pay for the booking/ }).click();
      await page.getByRole("button", { name: "Call the tool" }).click();
      const dialog = page.getByRole("dialog", {
        name: /Travel Booking.*wants you to visit a page/,
      });
      await expect(dialog.getByText("/pay.html?booking=BCN-0615")).toBeVisible();
      const open = dialog.getByRole("button", { name: "Open the page" });
      await expect(open).toBeVisible();
      expect(requests.filter((url) => url.includes("pay.html"))).toEqual([]);

      // A browser copies what a tab keeps into a tab that it opens, half-typed answers among it.
      await page.evaluate(() => sessionStorage.setItem("draft", "half-typed"));
      const opened = page.waitForEvent("popup");
      await press(page, open);
      const payment = await opened;
      const pay = payment.getByRole("button", { name: "Pay $3,000" });
      await expect(pay).toBeVisible();
      expect(await payment.evaluate(() => [window.opener, document.referrer])).toEqual([null, ""]);
      expect(new URL(payment.url()).origin).toBe(new URL(page.url()).origin);
      expect(await payment.evaluate(() => sessionStorage.getItem("draft"))).toBeNull();
      expect(await page.evaluate(() => sessionStorage.getItem("draft"))).toBe("half-typed");

      // Consent is not money: the agency waits for its own page.
      const booked = page.getByText("Your payment of $3,000 has arrived");
      await expect(dialogs.getByRole("button", { name: "Open it again" })).toBeVisible();
      await expect(booked).toHaveCount(0);
      await pay.click();
      await expect(payment.getByText("Thank you, it is paid.")).toBeVisible();
      await expect(booked).toBeVisible();

      // The agency says that the visit is complete in 2025-11-25; later revisions have no word for it.
      const bar = page.getByRole("region", { name: "Waiting for you" });
      if (server.title.includes("2026")) {
        await expect(bar.getByText(/You opened a page for .*Travel Booking/).last()).toBeVisible();
        await expect(dialogs).toHaveCount(0);
        await press(page, bar.getByRole("button", { name: "Continue" }));
        await expect(dialogs.getByRole("button", { name: "Open it again" })).toBeVisible();
        await press(page, dialogs.getByRole("button", { name: "I’ve finished" }));
      } else {
        await expect(bar.getByText(/Travel Booking.* says you’re done/).last()).toBeVisible();
        await press(page, bar.getByRole("button", { name: "Dismiss" }));
      }
      await expect(dialogs).toHaveCount(0);
      await expect(bar).toHaveCount(0);

      const received = page.getByRole("figure", { name: "What the server received" });
      expect(JSON.parse(await received.locator("pre").innerText())).toEqual({
        payment: { action: "accept" },
      });
    },
  );
