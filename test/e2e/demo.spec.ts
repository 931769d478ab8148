import type { Page } from "@playwright/test";
import { armed } from "./armed.ts";
import { callTool, deepBeyondTheFirst, demoServers, question } from "./demoServers.ts";
import { expect, test } from "./demoTest.ts";
import { lookThrough } from "./lookThrough.ts";
import { typeInto } from "./typeInto.ts";

for (const server of demoServers)
  test.describe(`the demo on ${server.title}`, () => {
    const deepForOthers = deepBeyondTheFirst(server);

    test.beforeEach(async ({ page }) => {
      await page.clock.install();
      await server.open(page);
    });

    test("sends what the person filled in, and nothing else", async ({ page }) => {
      const entry = await callTool(page, server);
      const dialog = await question(page, server);
      await server.fill(dialog);
      await lookThrough(dialog);
      await dialog.getByRole("button", { name: "Send", exact: true }).click();

      await expect(dialog).toBeHidden();
      await expect(entry.getByText("You answered.")).toBeVisible();
      expect(await server.received(entry)).toEqual({ action: "accept", content: server.content });
    });

    test("sends decline when the person declines", async ({ page }) => {
      const entry = await callTool(page, server);
      const dialog = await question(page, server);
      await dialog.getByRole("button", { name: "Decline", exact: true }).click();

      await expect(entry.getByText("You declined.", { exact: true })).toBeVisible();
      expect(await server.received(entry)).toEqual({ action: "decline" });
    });

    test("keeps the reason for a no to itself", deepForOthers, async ({ page }) => {
      const entry = await callTool(page, server);
      const dialog = await question(page, server);
      await dialog.getByRole("button", { name: "More options" }).click();
      await dialog.getByRole("button", { name: "Decline with a reason" }).click();
      await typeInto(dialog.getByRole("textbox", { name: "Reason" }), "Too expensive");
      await dialog.getByRole("button", { name: "Decline", exact: true }).click();

      await expect(entry.getByText("Too expensive")).toBeVisible();
      expect(await server.received(entry)).toEqual({ action: "decline" });
    });

    test("sends cancel when the person cancels", deepForOthers, async ({ page }) => {
      const entry = await callTool(page, server);
      const dialog = await question(page, server);
      await dialog.getByRole("button", { name: "More options" }).click();
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await letUndoPass(page);

      await expect(entry.getByText("You cancelled the question.")).toBeVisible();
      expect(await server.received(entry)).toEqual({ action: "cancel" });
    });

    test(
      "takes Escape for cancel, which can be taken back for a while",
      deepForOthers,
      async ({ page }) => {
        const entry = await callTool(page, server);
        const dialog = await question(page, server);
        await server.fill(dialog);
        await page.keyboard.press("Escape");
        await page.getByRole("button", { name: "Undo" }).click();
        await expect(dialog).toBeVisible();
        await armed(page);
        await page.keyboard.press("Escape");
        await letUndoPass(page);

        await expect(entry.getByText("You cancelled the question.")).toBeVisible();
        expect(await server.received(entry)).toEqual({ action: "cancel" });
      },
    );

    test("stops the whole operation, which then has no result", async ({ page }) => {
      const entry = await callTool(page, server);
      const dialog = await question(page, server);
      await dialog.getByRole("button", { name: "More options" }).click();
      await dialog.getByRole("button", { name: "Stop task" }).click();

      await expect(dialog).toBeHidden();
      await expect(entry.getByText("You stopped the task.")).toBeVisible();
      await expect(entry.getByText("caller-ended")).toBeVisible();
      await expect(entry.getByText(/received/i)).toHaveCount(0);
    });

    test(
      "asks in the conversation where the person wants it there",
      deepForOthers,
      async ({ page }) => {
        await page.getByRole("button", { name: "Settings" }).click();
        await page.getByRole("radio", { name: "Cards in the conversation" }).check();
        await page.keyboard.press("Escape");
        const entry = await callTool(page, server);
        const card = entry.getByRole("region", { name: server.name });
        await expect(card).toBeVisible();
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await armed(page);
        await server.fill(card);
        await lookThrough(card);
        await card.getByRole("button", { name: "Send", exact: true }).click();

        await expect(entry.getByText("You answered.")).toBeVisible();
        expect(await server.received(entry)).toEqual({ action: "accept", content: server.content });
      },
    );
  });

/** Turns the page's clock to when a cancel cannot be taken back any more. */
async function letUndoPass(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await page.clock.fastForward(60_000);
}
