import { expect, type Page, test } from "@playwright/test";
import { lookThrough } from "../e2e/lookThrough.ts";
import type { FreshApp } from "./freshApp.ts";
import { installedDialogs, radixApp, radixMixes } from "./radixApps.ts";
import type { Served } from "./runTool.ts";

/** Opens the built app and lets its server ask, with a control of the app's own for the name; or from its own dialog. */
async function open(page: Page, url: string, look: string, control: string) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${url}#${look}`);
  const ours = page.getByRole("dialog", { name: /Everything/ });
  if (control === "none") await page.getByRole("button", { name: "Settings" }).click();
  else await page.getByRole("button", { name: `With a ${control}` }).click();
  await page.getByRole("button", { name: "Ask me" }).click();
  await expect(ours).toBeVisible();
  return {
    ours,
    name: ours.getByLabel(/^String\b/).first(),
    ada: page.getByRole("option", { name: "Ada" }).or(page.getByRole("button", { name: "Ada" })),
    send: ours.getByRole("button", { name: "Send", exact: true }),
    // Hidden from readers while our dialog is open.
    received: page.getByRole("status", { name: "Received", includeHidden: true }),
  };
}

for (const mix of radixMixes)
  test.describe(`the built app with ${mix.name}`, { tag: mix.isDeep ? "@deep" : [] }, () => {
    test.describe.configure({ mode: "default" });
    let app: FreshApp;
    let built: Served;

    test.beforeAll(async () => {
      app = await radixApp(mix);
      built = await app.build();
    });
    test.afterAll(async () => {
      await built.close();
      app.remove();
    });

    test("has the copies of Radix that it is about", () => {
      expect(installedDialogs(app)).toEqual(mix.dialogs);
    });

    for (const look of ["plain", "shadcn"]) {
      // Whose popup is above is told by both looks; whom an Escape or a press is for is the same in both.
      const deepInShadcn = { tag: look === "shadcn" ? "@deep" : [] };
      test(`${look}: takes an answer over a dialog of the app's, which stays open, and the page can be used`, async ({
        page,
      }) => {
        const { ours, name, send, received } = await open(page, built.url, look, "none");
        const sound = page.getByRole("checkbox", { name: "Sound" });
        await name.click();
        await page.keyboard.type("Ada");
        await lookThrough(ours);
        await send.click();
        await expect(ours).toBeHidden();
        await sound.check();
        await page.getByRole("button", { name: "Done" }).click();
        await expect(sound).toBeHidden();
        await expect(page.locator("body")).toHaveCSS("pointer-events", "auto");
        await expect(received).toContainText('"name": "Ada"');
        await page.getByRole("button", { name: "Settings" }).click();
        await expect(sound).toBeVisible();
      });

      for (const control of ["select", "popover"]) {
        test(`${look}: lets the popup of a ${control} lie above the dialog and be pressed`, async ({
          page,
        }) => {
          const { ours, name, ada, send, received } = await open(page, built.url, look, control);
          await name.click();
          await ada.click();
          if (control === "popover") await page.keyboard.press("Escape");
          await expect(ada).toBeHidden();
          await expect(name).toHaveText("Ada");
          await lookThrough(ours);
          await send.click();
          await expect(ours).toBeHidden();
          await expect(received).toContainText('"name": "Ada"');
          await expect(page.locator("body")).toHaveCSS("pointer-events", "auto");
        });

        test(
          `${look}: leaves an Escape to the popup of a ${control}, and cancels at the next`,
          deepInShadcn,
          async ({ page }) => {
            const { ours, name, ada, received } = await open(page, built.url, look, control);
            await name.click();
            await expect(ada).toBeVisible();
            await page.keyboard.press("Escape");
            await expect(ada).toBeHidden();
            await expect(ours).toBeVisible();
            await expect(received).toBeEmpty();
            await page.keyboard.press("Escape");
            await expect(received).toContainText('"action": "cancel"');
          },
        );

        test(
          `${look}: leaves a press outside to the popup of a ${control}, and does nothing at the next`,
          deepInShadcn,
          async ({ page }) => {
            const { ours, name, ada, received } = await open(page, built.url, look, control);
            await name.click();
            await expect(ada).toBeVisible();
            await page.mouse.click(4, 4);
            await expect(ada).toBeHidden();
            await expect(ours).toBeVisible();
            await expect(received).toBeEmpty();
            await page.mouse.click(4, 4);
            await expect(ours).toBeVisible();
            await expect(received).toBeEmpty();
            await page.keyboard.press("Escape");
            await expect(received).toContainText('"action": "cancel"');
          },
        );
      }
    }
  });
