import type { BrowserContext, Locator, Page } from "@playwright/test";
import { armed } from "./armed.ts";
import { deepBeyondTheFirst, travelServers } from "./demoServers.ts";
import { expect, test } from "./demoTest.ts";

// The browser itself reports what is blocked, and what the connections of other servers miss while offline.
test.use({
  tolerated: /^Failed to load resource: net::ERR_(FAILED|INTERNET_DISCONNECTED)$/,
});

/** What shows a kind of question is a chunk of its own, which the page fetches when the first one comes, or before. */
interface Kind {
  readonly kind: string;
  readonly chunk: RegExp;
  /** Whether the page fetches it as soon as it has nothing else to do. */
  readonly comesBefore?: boolean;
  readonly suggestion: string;
  /** The tool, as the conversation calls it. */
  readonly tool: string;
  readonly dialog: RegExp;
  /** Answers in the dialog; resolves once the person has nothing more to do. */
  answer(page: Page, dialog: Locator): Promise<void>;
  /** What the server says that it received. */
  received(call: Locator): Locator;
}

const kinds: readonly Kind[] = [
  {
    kind: "elicitation",
    chunk: /\/assets\/elicitationKind-[^/]*\.js$/,
    comesBefore: true,
    suggestion: "Book the Barcelona vacation",
    tool: "Book the Barcelona vacation",
    dialog: /Travel Booking.* asks$/,
    async answer(_, dialog) {
      await press(dialog, /^Decline$/);
    },
    received: (call) =>
      call.getByRole("figure", { name: "What the server received" }).getByText(/"declin/),
  },
  {
    kind: "sampling",
    chunk: /\/assets\/samplingKind-[^/]*\.js$/,
    suggestion: "Find the best flight",
    tool: "Find the best flight",
    dialog: /asks to use your model/,
    async answer(page, dialog) {
      await press(dialog, /^Run/);
      await press(page.getByRole("dialog", { name: /Check the answer/ }), /^Send to/);
    },
    received: (call) =>
      call
        .getByRole("figure", { name: "What the server received" })
        .getByText(/"model": "stand-in-1"/),
  },
  {
    kind: "roots",
    chunk: /\/assets\/rootsKind-[^/]*\.js$/,
    suggestion: "Say where the agency may work",
    tool: "Say where you work",
    dialog: /^Share folders with/,
    answer: (_, dialog) => press(dialog, /^Share/),
    received: (call) =>
      call.getByText("We work in: Main workspace, Templates, Passports and documents."),
  },
];

/** What brings the chunk once it can be had again. */
const ways: readonly {
  readonly way: string;
  retry(page: Page, context: BrowserContext): Promise<void>;
}[] = [
  {
    way: "as soon as the page is online again",
    async retry(_, context) {
      await context.setOffline(true);
      await context.setOffline(false);
    },
  },
  { way: "when the person tries again", retry: (page) => tryAgain(page).click() },
];

for (const server of travelServers)
  for (const kind of kinds)
    for (const { way, retry } of ways)
      test(
        `a ${kind.kind} question whose dialog is blocked waits, and is shown ${way}: ${server.title}`,
        deepBeyondTheFirst(server),
        async ({ page, context }) => {
          await page.clock.install();
          const blocked: string[] = [];
          const block = () =>
            page.route(kind.chunk, (route) => {
              blocked.push(route.request().url());
              return route.abort();
            });
          if (kind.comesBefore) await block();
          await server.open(page);
          // What the page's cards share with the dialog is there by now; what only the dialog needs is not.
          if (!kind.comesBefore) await block();
          await page.getByRole("button", { name: kind.suggestion, exact: true }).click();
          await expect(bar(page)).toContainText(/Couldn’t load a question from .*Travel Booking/);
          expect(blocked).not.toEqual([]);

          // Longer than a question stays that nobody could see.
          await page.clock.fastForward(40_000);
          const stillBlocked = page.waitForEvent("requestfailed", (request) =>
            kind.chunk.test(request.url()),
          );
          await tryAgain(page).click();
          await stillBlocked;
          const call = page.getByRole("listitem", { name: kind.tool, exact: true });
          await expect(call.getByText("Waits for you.")).toBeVisible();
          await expect(tryAgain(page)).toBeVisible();
          await expect(page.getByRole("dialog")).toHaveCount(0);

          await page.unroute(kind.chunk);
          await retry(page, context);
          const dialog = page.getByRole("dialog", { name: kind.dialog });
          await expect(dialog).toBeVisible();
          await expect(bar(page)).toBeHidden();
          await kind.answer(page, dialog);
          await expect(kind.received(call)).toBeVisible();
        },
      );

function bar(page: Page): Locator {
  return page.getByRole("region", { name: "Waiting for you" });
}

function tryAgain(page: Page): Locator {
  return bar(page).getByRole("button", { name: "Try again" });
}

/** Presses a button of a dialog, once it takes presses. */
async function press(dialog: Locator, name: RegExp) {
  await expect(dialog).toBeVisible();
  await armed(dialog.page());
  await dialog.getByRole("button", { name }).click();
}
