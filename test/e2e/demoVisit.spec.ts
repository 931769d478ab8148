import { armed } from "./armed.ts";
import { deepBeyondTheFirst, travelServers } from "./demoServers.ts";
import { expect, test } from "./demoTest.ts";

for (const server of travelServers)
  test(
    `the demo sends people to the agency's page to pay: ${server.title}`,
    deepBeyondTheFirst(server),
    async ({ page }) => {
      const requests: string[] = [];
      page.context().on("request", (request) => requests.push(request.url()));
      const dialogs = page.getByRole("dialog");
      await server.open(page);
      await page.getByRole("button", { name: /Pay for the booking/ }).click();
      await page.getByRole("button", { name: "Call the tool" }).click();
      const dialog = page.getByRole("dialog", { name: /Travel Booking.*asks you to visit a page/ });
      await expect(dialog.getByText("/pay.html?booking=BCN-0615")).toBeVisible();
      await armed(page);
      expect(requests.filter((url) => url.includes("pay.html"))).toEqual([]);

      // A browser copies what a tab keeps into a tab that it opens, half-typed answers among it.
      await page.evaluate(() => sessionStorage.setItem("draft", "half-typed"));
      const opened = page.waitForEvent("popup");
      await dialog.getByRole("button", { name: "Open the page" }).click();
      const payment = await opened;
      const pay = payment.getByRole("link", { name: "Pay $3,000" });
      await expect(pay).toBeVisible();
      expect(await payment.evaluate(() => [window.opener, document.referrer])).toEqual([null, ""]);
      expect(new URL(payment.url()).origin).toBe(new URL(page.url()).origin);
      expect(await payment.evaluate(() => sessionStorage.getItem("draft"))).toBeNull();
      expect(await page.evaluate(() => sessionStorage.getItem("draft"))).toBe("half-typed");
      await pay.click();
      await expect(payment.getByText("Thank you, it is paid.")).toBeVisible();

      // The agency's tool ends with the consent, and nothing of its visit stands in the page's way.
      const bar = page.getByRole("region", { name: "Questions that wait for you" });
      await expect(bar.getByText(/You opened a page for .*Travel Booking/).last()).toBeVisible();
      await expect(dialogs).toHaveCount(0);
      await armed(page);
      await bar.getByRole("button", { name: "Continue" }).click();
      await expect(dialogs.getByRole("button", { name: "Open it again" })).toBeVisible();
      await armed(page);
      await dialogs.getByRole("button", { name: "I am done there" }).click();
      await expect(dialogs).toHaveCount(0);
      await expect(bar).toHaveCount(0);

      const received = page.getByRole("figure", { name: "What the server received" });
      expect(JSON.parse(await received.locator("pre").innerText())).toEqual({
        payment: { action: "accept" },
      });
    },
  );
