import type { Frame, Locator, Page } from "@playwright/test";
import { expect, test } from "./demoTest.ts";
import { type StrangePage, serveStrangePage } from "./framed/strangePage.ts";
import { type ServedPage, servePage } from "./servePage.ts";

// A frame of another site keeps no drafts in Chromium, and says so.
test.use({ tolerated: /The stored drafts could not be read/ });

// In one worker: two would build the page into one folder.
test.describe.configure({ mode: "default" });

let served: ServedPage;
let strange: StrangePage;

test.beforeAll(async () => {
  served = await servePage("test/e2e/framed");
  strange = await serveStrangePage();
});
test.afterAll(async () => {
  strange.close();
  await served.close();
});

const sent = [{ action: "accept", content: {} }];

/** Each cover once, a page of our own site and one of another, over a dialog and over a card; the deep run has all of them. */
const often = [
  "127.0.0.1 opaque dialog",
  "127.0.0.1 transparent card",
  "127.0.0.1 cropped dialog",
  "localhost opaque card",
];

for (const site of ["localhost", "127.0.0.1"] as const)
  for (const cover of ["opaque", "transparent", "cropped"] as const)
    for (const show of ["dialog", "card"] as const)
      test(`a press on a ${show} that a page of ${site} made ${cover} sends nothing, and one after that does`, {
        tag: often.includes(`${site} ${cover} ${show}`) ? [] : "@deep",
      }, async ({ page }) => {
        const app = await openFramed(page, { site, cover, show });
        const question = questionIn(app);
        if (cover === "cropped")
          await cropTo(page, question.getByRole("button", { name: /^Send$/ }));
        await expect(async () => {
          await pressThrough(page, question, /^Send$/);
          await expect(question.getByRole("alert")).toBeVisible({ timeout: 1_000 });
        }).toPass();
        await expect(question.getByRole("alert")).toHaveText(/may be covering this button/);
        expect(await received(app)).toEqual([]);

        await page.evaluate(() => document.body.removeAttribute("class"));
        await expect(app.locator("[data-arming]")).toHaveCount(0);
        // Presses of the first half second after that are for nobody.
        await expect(async () => {
          await pressThrough(page, question, /^Send$/);
          await expect.poll(() => received(app), { timeout: 1_000 }).toEqual(sent);
        }).toPass();
        await expect(question).toBeHidden();
        expect(await received(app)).toEqual(sent);
      });

test("a question that is covered once it takes presses takes none that accept", async ({
  page,
}) => {
  const app = await openFramed(page, {});
  await expect(app.locator("[data-arming]")).toHaveCount(0);
  await page.evaluate(() => document.body.classList.add("opaque"));
  await expect(app.locator("[data-arming]")).toHaveCount(1);
  await pressThrough(page, questionIn(app), /^Send$/);
  await expect(questionIn(app).getByRole("alert")).toBeVisible();
  expect(await received(app)).toEqual([]);
});

for (const show of ["dialog", "card", "inbox"] as const)
  test(`who wants to decline in a covered ${show} can`, async ({ page }) => {
    const app = await openFramed(page, { cover: "opaque", show });
    const place = show === "inbox" ? app.getByRole("row", { name: /Transfer/ }) : questionIn(app);
    // Presses of the first half second are for nobody.
    await expect(async () => {
      await pressThrough(page, place.first(), /^Decline/);
      expect(await received(app)).toEqual([{ action: "decline" }]);
    }).toPass();
  });

test("settings that are covered give a server no folder, and take a no", async ({ page }) => {
  const app = await openFramed(page, { cover: "opaque", show: "settings" });
  const decision = app.getByRole("combobox", { name: /My Bank/ });
  const asked = () => app.evaluate(() => window.listRoots());
  await decision.press("ArrowUp");
  await expect(app.getByRole("alert")).toHaveText(/may be covering this button/);
  await expect(decision).toHaveValue("ask");
  expect(await asked()).toMatch(/Nobody was there/);
  await decision.press("ArrowDown");
  await expect(decision).toHaveValue("refuse");
  expect(await asked()).toMatch(/User rejected/);

  await page.evaluate(() => document.body.removeAttribute("class"));
  await expect(app.locator("[data-arming]")).toHaveCount(0);
  await decision.press("Home");
  await expect(decision).toHaveValue("share");
  expect(await asked()).toEqual({ roots: [{ uri: "file:///home/ada" }] });
});

test("a covered notice of too many requests blocks a server, and lets none ask again", async ({
  page,
}) => {
  const app = await openFramed(page, { show: "flood" });
  const asked = () => app.evaluate(() => window.askTooMuch());
  expect(await asked()).toMatch(/Too many requests/);
  const notice = app.getByRole("region", { name: "Too many requests" });
  await expect(notice).toBeVisible();
  await page.evaluate(() => document.body.classList.add("opaque"));
  await expect(notice.locator("[data-arming]")).toHaveCount(1);
  // Presses of the first half second are for nobody.
  await expect(async () => {
    await pressThrough(page, notice, /^Block/);
    expect(await asked()).toMatch(/blocked/);
  }).toPass();
  await expect(async () => {
    await pressThrough(page, notice, /^Unblock/);
    await expect(notice.getByRole("alert")).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(await asked()).toMatch(/blocked/);

  await page.evaluate(() => document.body.removeAttribute("class"));
  await expect(app.locator("[data-arming]")).toHaveCount(0);
  await pressThrough(page, notice, /^Unblock/);
  await expect.poll(asked).toMatch(/Too many requests/);
});

test("a page that the host trusts to frame it may lay things over it", async ({ page }) => {
  const app = await openFramed(page, { cover: "opaque", trusted: true });
  await expect(app.locator("[data-arming]")).toHaveCount(0);
  await pressThrough(page, questionIn(app), /^Send$/);
  await expect.poll(() => received(app)).toEqual(sent);
});

interface Framing {
  readonly site?: "localhost" | "127.0.0.1";
  readonly cover?: "opaque" | "transparent" | "cropped" | "";
  readonly show?: "dialog" | "card" | "inbox" | "settings" | "flood";
  readonly trusted?: boolean;
}

/** Opens the app in the strange page, and waits for what it asks. */
async function openFramed(
  page: Page,
  { site = "localhost", cover = "", show = "dialog", trusted = false }: Framing,
): Promise<Frame> {
  const url = new URL(served.url);
  url.searchParams.set("show", show);
  const around = strange.url(site, cover, url.href);
  if (trusted) url.searchParams.set("framedBy", new URL(around).origin);
  await page.goto(trusted ? strange.url(site, cover, url.href) : around);
  const frame = await (await page.waitForSelector("iframe")).contentFrame();
  if (!frame) throw new Error("The strange page has no frame.");
  const first = show === "settings" ? "My Bank" : "Transfer 10,000 EUR?";
  await expect(frame.getByText(first).first()).toBeVisible();
  return frame;
}

function questionIn(app: Frame): Locator {
  return app
    .getByRole("dialog")
    .or(app.getByRole("region"))
    .filter({ hasText: "Transfer 10,000 EUR?" });
}

/** Leaves of the app what lies around a button, and nothing above. */
async function cropTo(page: Page, button: Locator): Promise<void> {
  const from = await button.evaluate((element) => element.getBoundingClientRect().top - 10);
  await page.evaluate((from) => document.body.style.setProperty("--from", `${from}px`), from);
}

/** Presses where a button is, whatever lies over it. */
async function pressThrough(page: Page, place: Locator, name: RegExp): Promise<void> {
  const box = await place.getByRole("button", { name }).first().boundingBox();
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

function received(app: Frame): Promise<object[]> {
  return app.evaluate(() => window.received);
}
