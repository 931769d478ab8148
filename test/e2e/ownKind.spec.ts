import type { Page } from "@playwright/test";
import { armed } from "./armed.ts";
import { expect, test } from "./demoTest.ts";
import { serveExample } from "./serveExample.ts";
import type { ServedPage } from "./servePage.ts";

// In one worker: two would build the example into one folder.
test.describe.configure({ mode: "default" });

let served: ServedPage;

test.beforeAll(async () => {
  served = await serveExample("own-kind");
});
test.afterAll(() => served.close());

const dialog = (page: Page) => page.getByRole("dialog", { name: /Run a tool of .*Travel Booking/ });
const result = (page: Page) => page.locator("output");

test("the server's tool gets the arguments that the person edited", async ({ page }) => {
  await page.goto(served.url);
  await page.getByRole("button", { name: "Book a flight" }).click();
  await dialog(page).waitFor();
  await armed(page);
  await dialog(page)
    .getByRole("textbox", { name: "Arguments (JSON)" })
    .fill('{"from":"Lisbon","to":"Bergen"}');
  await dialog(page).getByRole("button", { name: "Allow once" }).click();

  await expect(result(page)).toHaveText('Booked: {"from":"Lisbon","to":"Bergen"}');
  await expect(page.getByRole("row", { name: /Tool to run/ }).last()).toContainText("Accepted");
});

test("what is no JSON object is not sent, and declining runs nothing", async ({ page }) => {
  await page.goto(served.url);
  await page.getByRole("button", { name: "Book a flight" }).click();
  await dialog(page).waitFor();
  await armed(page);
  const typed = dialog(page).getByRole("textbox", { name: "Arguments (JSON)" });
  await typed.fill("[]");
  await dialog(page).getByRole("button", { name: "Allow once" }).click();
  await expect(dialog(page).getByRole("alert")).toHaveText("The arguments must be a JSON object.");
  await dialog(page).getByRole("button", { name: "Deny", exact: true }).click();
  await dialog(page).getByRole("button", { name: "Deny", exact: true }).last().click();

  await expect(result(page)).toHaveText("Not run: deny.");
});

test("it is asked in the page, in the person's language", async ({ page }) => {
  await page.goto(served.url);
  await page.getByRole("checkbox", { name: "Ask in the page" }).check();
  await page.getByRole("combobox", { name: "Language" }).selectOption("de");
  await page.getByRole("button", { name: "Book a flight" }).click();
  const card = page.getByRole("region", { name: /Werkzeug von .*Travel Booking.* ausführen/ });
  await expect(card).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await armed(page);
  await card.getByRole("button", { name: "Einmal erlauben" }).click();

  await expect(result(page)).toHaveText('Booked: {"from":"Lisbon","to":"Oslo"}');
});
