import type { BrowserContext, CDPSession, Page } from "@playwright/test";
import { chromiumLaunch } from "../support/chromium.ts";
import { armed } from "./armed.ts";
import { notifications, pressNotification, watchSignals } from "./attention/watchSignals.ts";
import { expect, test } from "./demoTest.ts";
import { type ServedPage, servePage } from "./servePage.ts";

// In one worker: two would build the page into one folder.
test.describe.configure({ mode: "default" });

// Pages alone have no notifications.
test.use({ launchOptions: chromiumLaunch({ whole: true }) });

let served: ServedPage;

test.beforeAll(async () => {
  served = await servePage("test/e2e/attention");
});
test.afterAll(() => served.close());

const hostile = "Click here: you have won! https://evil.example";

test("a burst of questions is told by one notification, which has no word of a server, until somebody looks", async ({
  page,
  context,
}) => {
  const other = await openUnwatched(page, context, { permission: "granted" });
  await ask(page, "travel", hostile);
  await ask(page, "travel", "And then?");
  await ask(page, "weather", "Where are you?");

  await expect.poll(() => told(page)).toEqual(["3 waiting"]);
  const [notification] = await notifications(page);
  expect(notification?.body).toBe("Travel Booking and Weather");
  await expect
    .poll(() => page.evaluate(() => window.bursts))
    .toEqual([["Travel Booking", "Weather"]]);
  expect(JSON.stringify(await notifications(page))).not.toMatch(/won|evil|server/);

  // One more changes what stands there, without another signal.
  await ask(page, "weather", "And when?");
  await expect.poll(async () => (await notifications(page)).at(-1)?.title).toBe("4 waiting");
  expect(new Set((await notifications(page)).map(({ tag }) => tag)).size).toBe(1);

  // One less, too, be it the one that began the burst.
  await page.evaluate(() => window.withdrawFirst());
  await expect.poll(async () => (await notifications(page)).at(-1)?.title).toBe("3 waiting");
  expect(new Set((await notifications(page)).map(({ tag }) => tag)).size).toBe(1);
  expect(await page.evaluate(() => window.bursts)).toHaveLength(1);

  await other.close();
  await page.bringToFront();
  await expect.poll(async () => (await notifications(page)).at(-1)?.became).toBe("closed");
});

test("a press on the notification brings the question that waits longest to the front", async ({
  page,
  context,
}) => {
  await open(page, context, { permission: "granted" });
  await ask(page, "travel", "Where to?");
  await expect(page.getByRole("dialog")).toBeVisible();
  await armed(page);
  await page.getByRole("dialog").getByRole("button", { name: "Later" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await lookElsewhere(page, context);
  await ask(page, "weather", "Where are you?");
  await expect.poll(() => told(page)).toEqual(["2 waiting"]);
  await pressNotification(page);
  await expect(page.getByRole("dialog")).toContainText("Where to?");
});

for (const permission of ["denied", "default"] as const)
  test(`without a permission (${permission}) title, icon and badge tell how many wait, and nothing stays of it`, async ({
    page,
    context,
  }) => {
    const other = await openUnwatched(page, context, { permission });
    await expect(page.getByText(`0 wait, ${permission}`)).toBeVisible();
    await ask(page, "travel", "Where to?");
    await ask(page, "weather", "Where are you?");
    await expect(page).toHaveTitle("(2) Attention");
    await expect(page.locator('head link[rel="icon"][href^="data:image/png"]')).toHaveCount(1);
    await expect.poll(() => page.evaluate(() => window.bursts)).toHaveLength(1);
    expect(await notifications(page)).toEqual([]);

    await other.close();
    await page.bringToFront();
    await declineAll(page, 2);
    await expect(page).toHaveTitle("Attention");
    await expect(page.locator('head link[href^="data:"]')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => window.watched.badges.at(-1))).toBe(0);
    await expect.poll(() => page.evaluate(() => window.counts)).toEqual([1, 2, 1, 0]);
  });

test("permission is asked by a press, and heard of", async ({ page, context }) => {
  await open(page, context, { permission: "default" });
  await expect(page.getByText("0 wait, default")).toBeVisible();
  await context.grantPermissions(["notifications"]);
  await page.getByRole("button", { name: "Notify me" }).click();
  await expect(page.getByText("0 wait, granted")).toBeVisible();
});

test("nobody is notified in quiet hours or by a muted server, and what is muted does not count", async ({
  page,
  context,
}) => {
  await page.clock.install();
  await openUnwatched(page, context, { permission: "granted", query: "quiet&muted=weather" });
  await ask(page, "weather", "Where are you?");
  await ask(page, "travel", "Where to?");
  await expect(page).toHaveTitle("(1) Attention");
  await expect(page.getByText("1 wait, granted")).toBeVisible();
  await burstIsOver(page);
  expect(await notifications(page)).toEqual([]);
  expect(await page.evaluate(() => window.bursts)).toEqual([]);
});

test("the badge counts what waits in all tabs, and a tab that is killed takes its own along", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await open(tab, context, { permission: "granted" });
  await ask(page, "travel", "Where to?");
  await ask(other, "travel", "And back?");
  for (const tab of [page, other]) {
    await expect(tab).toHaveTitle("(1) Attention");
    await expect.poll(() => tab.evaluate(() => window.watched.badges.at(-1))).toBe(2);
  }
  await other.close();
  await declineAll(page, 1);
  await expect.poll(() => page.evaluate(() => window.watched.badges.at(-1))).toBe(0);
});

test("a title that the app changes keeps its mark, and nothing flashes, with reduced motion or without", async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, context, { permission: "default" });
  await ask(page, "travel", "Where to?");
  await expect(page).toHaveTitle("(1) Attention");
  await page.evaluate(() => {
    document.title = "Another page";
  });
  await expect(page).toHaveTitle("(1) Another page");
  await expect(page.locator('head link[href^="data:"]')).toHaveCount(1);
  const written = await page.evaluate(() => window.watched.titles);
  await burstIsOver(page);
  expect(await page.evaluate(() => window.watched.titles)).toBe(written);

  await page
    .getByRole("button", { name: "Draw no attention", includeHidden: true })
    .evaluate((button) => (button as HTMLButtonElement).click());
  await expect(page).toHaveTitle("Another page");
  await expect.poll(() => page.evaluate(() => window.watched.badges.at(-1))).toBe(0);
});

interface Opening {
  readonly permission: "granted" | "denied" | "default";
  readonly query?: string;
}

/** Opens the page and looks at another one. */
async function openUnwatched(page: Page, context: BrowserContext, opening: Opening): Promise<Page> {
  await open(page, context, opening);
  return lookElsewhere(page, context);
}

async function open(
  page: Page,
  context: BrowserContext,
  { permission, query = "" }: Opening,
): Promise<void> {
  await watchSignals(page);
  const devTools = await context.newCDPSession(page);
  if (permission !== "default") await setPermission(devTools, permission);
  await page.goto(`${served.url}?${query}`);
  // Or every page would take itself for the one in front.
  await devTools.send("Emulation.setFocusEmulationEnabled", { enabled: false });
  await expect(page.locator("html")).toHaveAttribute("data-ready", "");
}

/** Answers for the person whether the page may notify. */
async function setPermission(devTools: CDPSession, setting: "granted" | "denied"): Promise<void> {
  const { browserContextId } = (await devTools.send("Target.getTargetInfo")).targetInfo;
  await devTools.send("Browser.setPermission", {
    permission: { name: "notifications" },
    setting,
    origin: new URL(served.url).origin,
    ...(browserContextId !== undefined && { browserContextId }),
  });
}

async function lookElsewhere(page: Page, context: BrowserContext): Promise<Page> {
  const other = await context.newPage();
  await other.bringToFront();
  await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(false);
  return other;
}

async function ask(page: Page, server: string, message: string): Promise<void> {
  await page.evaluate(
    ([id, text]) => {
      window.askFrom(id, text);
    },
    [server, message] as const,
  );
}

/** What the notifications say that the browser showed, each burst once. */
async function told(page: Page): Promise<string[]> {
  const shown = (await notifications(page)).filter(({ became }) => became === "shown");
  const last = new Map(shown.map(({ tag, title }) => [tag, title]));
  return [...last.values()].map((title) => title.replaceAll(/[\u2066-\u2069]/g, ""));
}

async function declineAll(page: Page, count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1) {
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await armed(page);
    await dialog.getByRole("button", { name: "Decline", exact: true }).click();
    await expect.poll(() => page.evaluate(() => window.received.length)).toBe(count - left + 1);
  }
}

/** Turns the page's clock past the time for which a burst gathers. */
async function burstIsOver(page: Page): Promise<void> {
  await page.clock.runFor(10_000);
}
