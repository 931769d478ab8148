import type { BrowserContext, Locator, Page } from "@playwright/test";
import { armed } from "./armed.ts";
import { expect, test } from "./demoTest.ts";
import { findRenderer, freeze } from "./freeze.ts";
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
  for (const window of [page, other]) {
    await expect(waiting(window)).toHaveCount(1);
    await expect(window).toHaveTitle(/^\(1\) /);
  }
  await expect(dialog(other)).toBeHidden();
  await city(page).fill("Lisbon");
  await send(page);

  for (const window of [page, other]) {
    await expect(received(window)).toHaveText('{"action":"accept","content":{"city":"Lisbon"}}');
    await expect(waiting(window)).toHaveCount(0);
    await expect(dialog(window)).toBeHidden();
    await expect(window).not.toHaveTitle(/^\(/);
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

test("the other window takes over while one is frozen, and the thawed one learns what became of the question", async ({
  page,
  context,
  browser,
}) => {
  const receipts = await watchReceipts(page);
  const holdHeartbeat = await holdIntervals(page);
  const other = await openWindows(page, context);
  await page.getByRole("button", { name: "Book a trip" }).click();
  await typeCity(page);
  await leftWindow(page, "Lisbon");
  await armed(page);
  const renderer = await findRenderer(browser, page);
  // Or a thawed window may find itself lost before the press leaves, if its timer comes first.
  await holdHeartbeat(true);
  await pressOnceItRunsAgain(dialog(page).getByRole("button", { name: "Send", exact: true }));
  const frozen = freeze(renderer);
  try {
    // As long as the frozen window may still be heard its question stays with it.
    await expect(waiting(other)).toHaveCount(1);
    await expect(dialog(other)).toBeHidden();
    await expect(city(other)).toHaveValue("Lisbon");
    await dialog(other).getByRole("textbox", { name: "Country" }).fill("Portugal");
    await send(other);
    await expect(received(other)).toContainText("Portugal");
  } finally {
    frozen.thaw();
  }
  await expect
    .poll(receipts)
    .toMatchObject([
      { done: false, rejection: "settled", outcome: { sent: "accept", by: "person" } },
    ]);
  await holdHeartbeat(false);
  await expect(dialog(page)).toBeHidden();
  await expect(waiting(page)).toHaveCount(0);
  await expect(received(page)).toHaveText(
    '{"action":"accept","content":{"city":"Lisbon","country":"Portugal"}}',
  );
  await expect(page.getByText("The main process is connected.")).toBeVisible();
});

test("what was typed in a frozen window, and in the other meanwhile, is sent together", async ({
  page,
  context,
  browser,
}) => {
  const other = await openWindows(page, context);
  await page.getByRole("button", { name: "Book a trip" }).click();
  await typeCity(page);
  await leftWindow(page, "Lisbon");
  const frozen = freeze(await findRenderer(browser, page));
  try {
    await expect(city(other)).toHaveValue("Lisbon");
    await dialog(other).getByRole("textbox", { name: "Country" }).fill("Portugal");
  } finally {
    frozen.thaw();
  }
  await expect(page.getByText("The main process is connected.")).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(waiting(page)).toHaveCount(1);
  await expect(city(other)).toHaveValue("Lisbon");
  await send(other);
  for (const window of [page, other])
    await expect(received(window)).toHaveText(
      '{"action":"accept","content":{"city":"Lisbon","country":"Portugal"}}',
    );
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
  const ports = await holdPorts(page);
  const other = await openWindows(page, context);
  await page.getByRole("button", { name: "Book a trip" }).click();
  await typeCity(page);
  await leftWindow(page, "Lisbon");
  const phases = await watchPhases(page);
  // Or the window may be back before the main process has noticed, and keep the question.
  await ports.hold(true);
  await ports.closeLast();
  await expect.poll(phases).toContain("lost");

  // Meanwhile the other window has taken over; what is answered there is over here, too.
  await expect(city(other)).toHaveValue("Lisbon");
  await ports.hold(false);
  await expect(page.getByText("The main process is connected.")).toBeVisible();
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
  // The process of the first window is the main process's, too; so that window is none of the two.
  const first = await context.newPage();
  const other = await context.newPage();
  await watchDrafts(page);
  for (const window of [first, page, other]) {
    await window.goto(served.url);
    await expect(window.getByText("The main process is connected.")).toBeVisible();
    if (window === page) await first.goto("about:blank");
  }
  return other;
}

/** What a window says of the main process from now on. */
async function watchPhases(page: Page): Promise<() => Promise<unknown[]>> {
  await page.evaluate(() => {
    const phases: unknown[] = [];
    Object.assign(window, { phases });
    const look = () =>
      phases.push(/The main process is (\w+)\./.exec(document.body.textContent ?? "")?.[1]);
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  return () => page.evaluate(() => Reflect.get(window, "phases"));
}

/** Lets a test close the port that a window got last, and keep from the main process those that it makes meanwhile. */
async function holdPorts(page: Page) {
  await page.addInitScript(() => {
    const ports: MessagePort[] = [];
    Object.assign(window, { ports, isHeld: false });
    const Channel = window.MessageChannel;
    window.MessageChannel = class extends Channel {
      constructor() {
        super();
        ports.push(this.port1);
        if (Reflect.get(window, "isHeld"))
          Object.defineProperty(this, "port2", { value: new Channel().port2 });
      }
    };
  });
  return {
    hold: (isHeld: boolean) =>
      page.evaluate((isHeld) => void Object.assign(window, { isHeld }), isHeld),
    closeLast: () => page.evaluate(() => Reflect.get(window, "ports").at(-1).close()),
  };
}

/** The receipts of the answers that a window has given so far. */
async function watchReceipts(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const receipts: unknown[] = [];
    Object.assign(window, { receipts });
    window.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        const answers = new Set<unknown>();
        const { port1 } = this;
        const post = port1.postMessage.bind(port1);
        // Others use channels, too, and say nothing in them.
        port1.postMessage = (message: { id?: unknown; command?: { type: string } } | null) => {
          if (message?.command?.type === "settle") answers.add(message.id);
          post(message);
        };
        port1.addEventListener("message", ({ data }) => {
          if (data?.type === "receipt" && answers.has(data.id)) receipts.push(data.receipt);
        });
      }
    };
  });
  return () => page.evaluate(() => Reflect.get(window, "receipts"));
}

/** Lets a test hold back what a window does at intervals, its heartbeat among it. */
async function holdIntervals(page: Page): Promise<(isHeld: boolean) => Promise<void>> {
  await page.addInitScript(() => {
    const every = window.setInterval.bind(window);
    Object.assign(window, {
      isHeld: false,
      setInterval: (act: () => void, time?: number) =>
        every(() => {
          if (!Reflect.get(window, "isHeld")) act();
        }, time),
    });
  });
  return (isHeld) => page.evaluate((isHeld) => void Object.assign(window, { isHeld }), isHeld);
}

/**
 * Presses a button of a page that is about to be frozen, when that page runs again and before it hears of anything: it is
 * kept busy until it is frozen.
 */
async function pressOnceItRunsAgain(button: Locator): Promise<void> {
  await button.evaluate((element) => {
    setTimeout(() => {
      const end = Date.now() + 4_000;
      while (Date.now() < end);
      if (element instanceof HTMLElement) element.click();
    });
  });
}

/** Types when the question has been judged for secrets, which are never kept: before that nothing leaves the window. */
async function typeCity(window: Page) {
  await city(window).fill("Lis");
  await leftWindow(window, "Lis");
  await city(window).fill("Lisbon");
}

/** Waits until what was typed has left the window for the main process. */
async function leftWindow(window: Page, city: string): Promise<void> {
  await expect
    .poll(() => window.evaluate(() => Reflect.get(globalThis, "draft")))
    .toEqual({ city });
}

/** Keeps the last draft that leaves a window. */
async function watchDrafts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (...given: unknown[]) {
      const [message] = given as [{ command?: { type: string; draft?: unknown } } | null];
      if (message?.command?.type === "saveDraft")
        Object.assign(window, { draft: message.command.draft });
      Reflect.apply(post, this, given);
    };
  });
}

function received(window: Page) {
  return window.getByRole("status").filter({ hasText: "action" });
}

async function send(window: Page) {
  await armed(window);
  await dialog(window).getByRole("button", { name: "Send", exact: true }).click();
}
