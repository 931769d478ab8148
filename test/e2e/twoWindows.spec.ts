import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./demoTest.ts";
import { serveExample } from "./serveExample.ts";
import type { ServedPage } from "./servePage.ts";

// In one worker: two would build the example into one folder.
test.describe.configure({ mode: "default" });

let served: ServedPage;

test.beforeAll(async () => {
  served = await serveExample("two-windows");
});
test.afterAll(() => served.close());

// By its text: behind an open dialog the page has no roles.
const waiting = (window: Page) => window.locator("li", { hasText: "Where do you want to go?" });
const dialog = (window: Page) => window.getByRole("dialog", { name: "Travel Booking" });
const city = (window: Page) => dialog(window).getByRole("textbox", { name: "City" });

test("a question that both windows list is answered in one and gone from the other", async ({
  page,
  context,
}) => {
  const other = await openWindows(page, context);
  await other.getByRole("button", { name: "Book a trip" }).click();
  for (const window of [page, other]) await expect(waiting(window)).toHaveCount(1);
  await expect(dialog(other)).toBeHidden();
  await city(page).fill("Lisbon");
  await send(page);

  for (const window of [page, other]) {
    await expect(received(window)).toHaveText('{"action":"accept","content":{"city":"Lisbon"}}');
    await expect(waiting(window)).toHaveCount(0);
    await expect(dialog(window)).toBeHidden();
  }
});

test("the other window takes over what was typed when one is closed", async ({ page, context }) => {
  const other = await openWindows(page, context);
  await page.getByRole("button", { name: "Book a trip" }).click();
  await typeCity(page);
  await page.close();

  await expect(city(other)).toHaveValue("Lisbon");
  await dialog(other).getByRole("textbox", { name: "Country" }).fill("Portugal");
  await send(other);
  await expect(received(other)).toHaveText(
    '{"action":"accept","content":{"city":"Lisbon","country":"Portugal"}}',
  );
});

test("the other window takes over while one is frozen, and the thawed one follows", async ({
  page,
  context,
}) => {
  const other = await openWindows(page, context);
  await page.getByRole("button", { name: "Book a trip" }).click();
  await typeCity(page);
  // What was typed leaves the window a quarter of a second after the last key.
  await page.waitForTimeout(500);
  // Playwright keeps every page in front, where Chromium does not freeze it; a halted one runs as little.
  const devTools = await context.newCDPSession(page);
  await devTools.send("Debugger.enable");
  await devTools.send("Debugger.pause");
  await expect(city(other)).toHaveValue("Lisbon");
  await send(other);
  await expect(received(other)).toContainText("Lisbon");

  await devTools.send("Debugger.resume");
  await expect(dialog(page)).toBeHidden();
  await expect(waiting(page)).toHaveCount(0);
});

test("a window that is reloaded in the middle finds the question, and what was typed", async ({
  page,
  context,
}) => {
  const other = await openWindows(page, context);
  await page.getByRole("button", { name: "Book a trip" }).click();
  await typeCity(page);
  await page.reload();
  await expect(city(other)).toHaveValue("Lisbon");
  await other.close();
  await expect(city(page)).toHaveValue("Lisbon");
  await send(page);
  await expect(waiting(page)).toHaveCount(0);
});

test("a window whose port drops goes on through another one", async ({ page, context }) => {
  await page.addInitScript(() => {
    const ports: MessagePort[] = [];
    Object.assign(window, { ports });
    window.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        ports.push(this.port1);
      }
    };
  });
  const other = await openWindows(page, context);
  await page.getByRole("button", { name: "Book a trip" }).click();
  await typeCity(page);
  await page.waitForTimeout(500);
  await page.evaluate(() => Reflect.get(window, "ports").at(-1).close());
  await expect(page.getByText("The main process is lost.")).toBeVisible();
  await expect(page.getByText("The main process is connected.")).toBeVisible();

  // Meanwhile the other window has taken over; what is answered there is over here, too.
  await expect(city(other)).toHaveValue("Lisbon");
  await send(other);
  await expect(received(page)).toContainText("Lisbon");
  await expect(waiting(page)).toHaveCount(0);
});

test("windows whose main process dies say so, and what was typed stays", async ({
  page,
  context,
  browser,
}) => {
  const other = await openWindows(page, context);
  await page.getByRole("button", { name: "Book a trip" }).click();
  await typeCity(page);
  const devTools = await browser.newBrowserCDPSession();
  const { targetInfos } = await devTools.send("Target.getTargets");
  const workers = targetInfos.filter(({ type }) => type === "shared_worker");
  expect(workers).toHaveLength(1);
  for (const { targetId } of workers) await devTools.send("Target.closeTarget", { targetId });

  for (const window of [page, other]) {
    // A lost port is tried again, and again.
    await expect(window.getByText(/The main process is (lost|connecting)\./)).toBeVisible();
    await expect(waiting(window)).toHaveCount(1);
  }
  await expect(city(page)).toHaveValue("Lisbon");
  await dialog(page).getByRole("textbox", { name: "Country" }).fill("Portugal");
  await send(page);
  await expect(dialog(page).getByRole("alert")).toBeVisible();
  await expect(city(page)).toHaveValue("Lisbon");
  await expect(dialog(page).getByRole("textbox", { name: "Country" })).toHaveValue("Portugal");
});

async function openWindows(page: Page, context: BrowserContext): Promise<Page> {
  const other = await context.newPage();
  for (const window of [page, other]) {
    await window.goto(served.url);
    await expect(window.getByText("The main process is connected.")).toBeVisible();
  }
  return other;
}

/** Types when the question has been judged for secrets, which are never kept. */
async function typeCity(window: Page) {
  await expect(dialog(window)).toBeVisible();
  await window.waitForTimeout(600);
  await city(window).fill("Lisbon");
}

function received(window: Page) {
  return window.getByRole("status").filter({ hasText: "action" });
}

async function send(window: Page) {
  // A question that has just appeared ignores presses for half a second.
  await window.waitForTimeout(600);
  await dialog(window).getByRole("button", { name: "Send", exact: true }).click();
}
