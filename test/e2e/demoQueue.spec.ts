import type { Locator, Page } from "@playwright/test";
import { deepBeyondTheFirst, question, suggest, travelServers } from "./demoServers.ts";
import { expect, test } from "./demoTest.ts";
import { lookThrough } from "./lookThrough.ts";
import { typeInto } from "./typeInto.ts";

for (const server of travelServers)
  test.describe(`the demo's queue on ${server.title}`, deepBeyondTheFirst(server), () => {
    test.beforeEach(async ({ page }) => {
      await server.open(page);
      await suggest(page, "Add two travellers").click();
    });

    test("shows one question at a time and sends each answer to its own", async ({ page }) => {
      const first = await question(page, server);
      await expect(first.getByRole("button", { name: "1 of 2, show the next" })).toBeVisible();
      await fill(first, "Ada Lovelace", "1990-12-10");
      await first.getByRole("button", { name: "Send", exact: true }).click();
      await expect(page.getByRole("dialog").getByText("Traveller 2 of 2")).toBeVisible();
      const second = await question(page, server);
      await fill(second, "Grace Hopper", "1986-12-09");
      await second.getByRole("button", { name: "Send", exact: true }).click();

      expect(await readTravellers(page)).toEqual({
        traveller1: sent("Ada Lovelace", "1990-12-10"),
        traveller2: sent("Grace Hopper", "1986-12-09"),
      });
    });

    test("does not let a second press of Enter answer the next question", async ({ page }) => {
      const first = await question(page, server);
      await fill(first, "Ada Lovelace", "1990-12-10");
      await first.getByRole("button", { name: "Send", exact: true }).focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
      const second = await question(page, server);
      await expect(second.getByText("Traveller 2 of 2")).toBeVisible();
      await expect(second.getByText(/needs? your attention/)).toHaveCount(0);
      await second.getByRole("button", { name: "Decline", exact: true }).click();

      expect(await readTravellers(page)).toEqual({
        traveller1: sent("Ada Lovelace", "1990-12-10"),
        traveller2: { action: "decline" },
      });
    });

    test("keeps what was put aside until it is taken up again", async ({ page }) => {
      const first = await question(page, server);
      await typeInto(first.getByRole("textbox", { name: "Full name" }), "Ada Lovelace");
      await first.getByRole("button", { name: "Later" }).click();
      const second = await question(page, server);
      await fill(second, "Grace Hopper", "1986-12-09");
      await second.getByRole("button", { name: "Send", exact: true }).click();
      const waiting = page.getByRole("region", { name: "Waiting for you" });
      await expectClear(page, waiting);
      await waiting.getByRole("button", { name: "Answer" }).click();
      const again = await question(page, server);
      await expect(again.getByRole("textbox", { name: "Full name" })).toHaveValue("Ada Lovelace");
      await again.getByLabel("Date of birth", { exact: true }).fill("1990-12-10");
      await lookThrough(again);
      await again.getByRole("button", { name: "Send", exact: true }).click();

      expect(await readTravellers(page)).toEqual({
        traveller1: sent("Ada Lovelace", "1990-12-10"),
        traveller2: sent("Grace Hopper", "1986-12-09"),
      });
    });
  });

/** The bar stands between the conversation and the composer, and covers neither. */
async function expectClear(page: Page, bar: Locator): Promise<void> {
  const box = await bar.boundingBox();
  const composer = await page.locator(".composer").boundingBox();
  expect(box && composer && box.y + box.height <= composer.y).toBe(true);
}

async function fill(dialog: Locator, name: string, birth: string): Promise<void> {
  await typeInto(dialog.getByRole("textbox", { name: "Full name" }), name);
  await dialog.getByLabel("Date of birth", { exact: true }).fill(birth);
  await lookThrough(dialog);
}

async function readTravellers(page: Page): Promise<unknown> {
  const received = page.getByRole("figure", { name: "What the server received" });
  return JSON.parse(await received.locator("pre").innerText());
}

function sent(fullName: string, dateOfBirth: string) {
  const content = { fullName, dateOfBirth, meal: "standard", checkedBags: 1 };
  return { action: "accept", content };
}
