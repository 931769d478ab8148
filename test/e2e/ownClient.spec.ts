import type { Page } from "@playwright/test";
import { expect, test } from "./demoTest.ts";
import { serveExample } from "./serveExample.ts";
import type { ServedPage } from "./servePage.ts";

// In one worker: two would build the example into one folder.
test.describe.configure({ mode: "default" });

let served: ServedPage;

test.beforeAll(async () => {
  served = await serveExample("own-client");
});
test.afterAll(() => served.close());

const card = (page: Page) => page.getByRole("region", { name: /Travel Booking/ });
const result = (page: Page) => page.getByRole("status").filter({ hasText: "{" });

test("a home-made client carries the answer, and signs of life while the person thinks", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(served.url);
  await page.getByRole("button", { name: "Book a trip" }).click();
  await card(page).getByRole("textbox", { name: "City" }).fill("Lisbon");
  // The example gives a sign of life each second.
  await page.clock.runFor(1_500);
  await card(page).getByRole("button", { name: "Send", exact: true }).click();

  await expect(result(page)).toBeVisible();
  const { structuredContent } = JSON.parse(await result(page).innerText());
  expect(structuredContent).toMatchObject({ action: "accept", content: { city: "Lisbon" } });
  expect(structuredContent.heard).toBeGreaterThanOrEqual(1);
});

test("a home-made client says when the server takes its question back", async ({ page }) => {
  await page.goto(served.url);
  await page.getByRole("button", { name: "Book a trip" }).click();
  await card(page).getByRole("textbox", { name: "City" }).fill("Lisbon");
  await page.getByRole("button", { name: "Let the server change its mind" }).click();

  await expect(result(page)).toContainText('"withdrawn":true');
  await expect(card(page)).toContainText("The server withdrew this question.");
  await expect(card(page)).toContainText("Lisbon");
});

test("a home-made client that closes its session leaves what was typed on screen", async ({
  page,
}) => {
  await page.goto(served.url);
  await page.getByRole("button", { name: "Book a trip" }).click();
  await card(page).getByRole("textbox", { name: "City" }).fill("Lisbon");
  await page.getByRole("button", { name: "Close the connection" }).click();

  await expect(page.getByText("The session is closed.")).toBeVisible();
  await expect(page.getByRole("status").first()).toContainText("The connection was closed.");
  await expect(card(page)).toContainText("Lisbon");
});
