import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { Page } from "@playwright/test";
import { armed } from "./armed.ts";
import { expect, test } from "./demoTest.ts";
import { servePage } from "./servePage.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Travel Booking" });
const city = (page: Page) => dialog(page).getByLabel("City", { exact: true });

test("a back end in Python's standard library asks two tabs, and one of them answers", async ({
  page,
  context,
}) => {
  const python = spawn("python3", ["test/desk/python/desk.py"]);
  const lines = createInterface({ input: python.stdout })[Symbol.asyncIterator]();
  const port = String((await lines.next()).value);
  const served = await servePage("test/e2e/desk", {
    proxy: { "/api": `http://127.0.0.1:${port}` },
  });
  try {
    const other = await context.newPage();
    await other.goto(served.url);
    await expect(city(other)).toBeVisible();

    await page.goto(served.url);
    await page.bringToFront();
    await expect(city(page)).toBeVisible();
    await armed(page);
    await city(page).fill("Lisbon");
    await dialog(page).getByRole("button", { name: "Send", exact: true }).click();

    await expect(dialog(page)).toBeHidden();
    expect(JSON.parse(String((await lines.next()).value))).toEqual({
      action: "accept",
      content: { city: "Lisbon" },
    });
    await expect(city(other)).toBeHidden();

    // A tab that comes later is asked nothing: it was answered.
    await page.reload();
    await expect(page.locator("main")).toBeAttached();
    await expect(dialog(page)).toBeHidden();
  } finally {
    await served.close();
    python.kill();
  }
});
