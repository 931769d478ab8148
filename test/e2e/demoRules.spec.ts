import type { Page } from "@playwright/test";
import { armed } from "./armed.ts";
import { deepBeyondTheFirst, travelServers } from "./demoServers.ts";
import { expect, test } from "./demoTest.ts";

const ask = (page: Page) =>
  page.getByRole("button", { name: "Find the best flight", exact: true }).click();

/** What the server received each time, the last one last. */
async function received(page: Page, count: number) {
  const figures = page.getByRole("figure", { name: "What the server received" });
  await expect(figures).toHaveCount(count);
  return JSON.parse(await figures.last().locator("pre").innerText());
}

for (const server of travelServers)
  test(
    `the demo asks once, then by a rule, and again once that is revoked: ${server.title}`,
    deepBeyondTheFirst(server),
    async ({ page }) => {
      await server.open(page);
      await ask(page);
      const request = page.getByRole("dialog", { name: /asks to use your model/ });
      await expect(request.getByRole("button", { name: "Allow without asking…" })).toBeVisible();
      await armed(page);
      await request.getByRole("button", { name: "Allow without asking…" }).click();
      await request.getByRole("checkbox", { name: /^Send answers/ }).check();
      await armed(page);
      await request.getByRole("button", { name: "Create rule" }).click();
      const answer = { role: "assistant", model: "stand-in-1" };
      expect((await received(page, 1)).analysis).toMatchObject(answer);
      await expect(page.getByText(/: 1 request decided/)).toBeVisible();

      await ask(page);
      expect((await received(page, 2)).analysis).toMatchObject(answer);
      await expect(page.getByText(/: 2 requests decided/)).toBeVisible();
      await expect(request).toHaveCount(0);

      await page.getByRole("button", { name: "Settings" }).click();
      await page.getByText("Rules", { exact: true }).click();
      const rules = page
        .getByRole("region", { name: "Rules" })
        .filter({ hasText: "Stop all rules" });
      await rules.getByRole("button", { name: "Revoke" }).first().click();
      await expect(rules.getByText("Rule revoked", { exact: false })).toBeVisible();
      await page.keyboard.press("Escape");
      await ask(page);
      await expect(request).toBeVisible();
    },
  );
