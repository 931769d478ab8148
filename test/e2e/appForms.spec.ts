import type { FrameLocator, Locator, Page } from "@playwright/test";
import { armed } from "./armed.ts";
import { expect, test } from "./demoTest.ts";
import { type ServedPage, servePage } from "./servePage.ts";

// In one worker: two would build the page into one folder.
test.describe.configure({ mode: "default" });

let served: ServedPage;

test.beforeAll(async () => {
  served = await servePage("test/e2e/app-forms");
});
test.afterAll(() => served.close());

test("what a view in a frame fills in leaves once the person saw it and sent it", async ({
  page,
}) => {
  const { question, view } = await openView(page);
  await expect(view.getByText("Which seat?")).toBeVisible();
  await expect(question.getByRole("textbox", { name: /Seat/ })).toHaveCount(0);
  await view.getByRole("button", { name: "Row 7, window" }).click();
  const review = question.getByRole("group", { name: /Travel Booking/ });
  await expect(review.getByText("7A")).toBeVisible();
  await expect(question.locator("iframe")).toHaveCount(0);
  await expect(page.locator("output")).toBeEmpty();
  await armed(page);
  await review.getByRole("button", { name: /^Send/ }).click();
  await received(page, { action: "accept", content: { seat: "7A" } });
});

test("what a view fills in wrongly stands in the fields, to be mended", async ({ page }) => {
  const { question, view } = await openView(page);
  await view.getByRole("button", { name: "Nowhere" }).click();
  const seat = question.getByRole("textbox", { name: /Seat/ });
  await expect(seat).toHaveValue("nowhere");
  await expect(seat).toHaveAccessibleDescription(/at most 3 characters/);
  await seat.fill("8B");
  await question.getByRole("button", { name: /^Send/ }).click();
  await received(page, { action: "accept", content: { seat: "8B" } });
});

test("a view cannot say no for the person", async ({ page }) => {
  const { question, view } = await openView(page);
  await view.getByRole("button", { name: "No seat" }).click();
  await fillIn(page, question);
});

test("a policy that stops the view's scripts, or no view at all, leaves the fields", async ({
  page,
  complaints,
}) => {
  for (const why of ["missing", "blocked"]) {
    const question = await ask(page, why);
    // A view has ten seconds to begin.
    await expect(question.getByText(/form didn’t work/)).toBeVisible({ timeout: 15_000 });
    await fillIn(page, question);
  }
  // What was stopped, and nothing else.
  const stopped = complaints.splice(0);
  expect(stopped.join()).toContain("script-src");
  expect(stopped.filter((complaint) => !complaint.includes("script"))).toEqual([]);
});

async function ask(page: Page, why: string): Promise<Locator> {
  await page.goto(served.url);
  await page.getByRole("button", { name: why, exact: true }).click();
  const question = page.getByRole("dialog", { name: /Travel Booking/ });
  await expect(question).toBeVisible();
  return question;
}

async function openView(page: Page): Promise<{ question: Locator; view: FrameLocator }> {
  const question = await ask(page, "seats");
  const view = question.frameLocator('iframe[title*="Travel Booking"]');
  await expect(view.getByText("Which seat?")).toBeVisible();
  return { question, view };
}

async function fillIn(page: Page, question: Locator): Promise<void> {
  await question.getByRole("textbox", { name: /Seat/ }).fill("1C");
  await armed(page);
  await question.getByRole("button", { name: /^Send/ }).click();
  await received(page, { action: "accept", content: { seat: "1C", meal: "fish" } });
}

async function received(page: Page, answer: object): Promise<void> {
  await expect
    .poll(async () => JSON.parse((await page.locator("output").textContent()) || "null"))
    .toEqual(answer);
}
