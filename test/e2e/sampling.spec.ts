import type { Locator, Page } from "@playwright/test";
import { startEverything } from "../../examples/demo/serve/startEverything.mjs";
import { armed } from "./armed.ts";
import { expect, test } from "./demoTest.ts";
import { type InRounds, serveInRounds } from "./sampling/serveInRounds.ts";
import { type ServedPage, servePage } from "./servePage.ts";

// In one worker: two would build the page into one folder.
test.describe.configure({ mode: "default" });

let served: ServedPage;
let everything: string;
let inRounds: InRounds;

test.beforeAll(async () => {
  [served, everything] = await Promise.all([
    servePage("test/e2e/sampling"),
    startEverything().then(String),
  ]);
  inRounds = await serveInRounds(new URL(everything));
});
test.afterAll(() => Promise.all([served.close(), inRounds.close()]));

// The reference server speaks the 2025 revisions only: for 2026-07-28 a gateway puts its questions into rounds.
for (const sdk of ["v1", "v2", "v2-rounds"]) {
  const deepBeyondV2 = { tag: sdk === "v2" ? [] : "@deep" };
  // In rounds a no goes another way.
  const deepInV1 = { tag: sdk === "v1" ? "@deep" : [] };
  const open = async (page: Page) => {
    const server = sdk === "v2-rounds" ? inRounds.url : everything;
    await page.goto(`${served.url}?sdk=${sdk}&server=${encodeURIComponent(server)}`);
    await page.getByRole("button", { name: "Call the tool" }).click();
    return next(page, /asks to use your model/);
  };

  test(`the reference server gets an answer that was approved by keys alone: SDK ${sdk}`, async ({
    page,
  }) => {
    const request = await open(page);
    await pressAt(page, request.getByRole("button", { name: /^Run/ }));
    const answer = await next(page, /Check the answer/);
    await pressAt(page, answer.getByRole("button", { name: /^Send to/ }));
    await expect(page.getByRole("status", { name: "Result" })).toContainText("You wrote: ");
  });

  test(
    `the reference server gets the prompt as the person changed it: SDK ${sdk}`,
    deepBeyondV2,
    async ({ page }) => {
      const request = await open(page);
      await pressAt(page, request.getByRole("button", { name: /^Edit message/ }));
      await expect(request.getByRole("textbox", { name: /message/i })).toBeFocused();
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type("Say goodbye");
      await pressAt(page, request.getByRole("button", { name: /^Run/ }));
      const answer = await next(page, /Check the answer/);
      await pressAt(page, answer.getByRole("button", { name: /^Send to/ }));
      await expect(page.getByRole("status", { name: "Result" })).toContainText("Say goodbye");
    },
  );

  test(
    `the reference server hears that a person said no: SDK ${sdk}`,
    deepInV1,
    async ({ page }) => {
      const request = await open(page);
      const deny = request.getByRole("button", { name: "Decline", exact: true });
      await pressAt(page, deny);
      if (sdk === "v2-rounds") {
        await expect(request).toContainText("Declining stops this task");
        await pressAt(page, deny);
      }
      await expect(page.getByRole("status", { name: "Result" })).toContainText(
        "User rejected sampling request",
      );
    },
  );
}

/** Waits for a dialog, and until it takes presses. */
async function next(page: Page, name: RegExp): Promise<Locator> {
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog).toBeVisible();
  await armed(page);
  return dialog;
}

/** Goes to a control by Tab and presses it. */
async function pressAt(page: Page, control: Locator): Promise<void> {
  const isThere = () => control.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 40 && !(await isThere()); presses += 1)
    await page.keyboard.press("Tab");
  await expect(control).toBeFocused();
  await page.keyboard.press("Enter");
}
