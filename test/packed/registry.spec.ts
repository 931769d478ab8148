import { expect, type Locator, type Page, test } from "@playwright/test";
import { startEverything } from "../../examples/demo/serve/startEverything.mjs";
import { armed } from "../e2e/armed.ts";
import type { FreshApp } from "./freshApp.ts";
import { runTool, type Served } from "./runTool.ts";
import { shadcnNextApp, shadcnViteApp } from "./shadcnApps.ts";
import { type ShadcnRegistry, serveShadcnRegistry, shadcn } from "./shadcnRegistry.ts";

// A project on shadcn/ui, as its CLI sets one up, that adds our items by that CLI.
const items = ["mcp-prompts", "mcp-inbox", "mcp-roots", "mcp-sampling", "mcp-cards"];

for (const { name, make } of [
  { name: "a fresh Vite app", make: shadcnViteApp },
  { name: "a fresh Next app", make: shadcnNextApp },
])
  test.describe(`our items in ${name}`, { tag: "@deep" }, () => {
    // In one worker: each would install and build an app of its own.
    test.describe.configure({ mode: "default" });

    let registry: ShadcnRegistry;
    let app: FreshApp;
    let served: Served;

    test.beforeAll(async () => {
      // It installs twice, and builds: on two busy cores that takes ten minutes.
      test.setTimeout(1_800_000);
      registry = await serveShadcnRegistry();
      app = await make({ registry: registry.url, server: String(await startEverything()) });
      const { REGISTRY_URL: before } = process.env;
      process.env.REGISTRY_URL = registry.url;
      try {
        const names = items.map((item) => `@mcp-host-ui/${item}`);
        await runTool(app.folder, "npx", "--yes", shadcn, "add", "--yes", ...names);
      } finally {
        if (before === undefined) delete process.env.REGISTRY_URL;
        else process.env.REGISTRY_URL = before;
      }
      served = await app.build();
    });
    test.afterAll(async () => {
      await served?.close();
      app?.remove();
      registry?.close();
    });

    test("a form is drawn with the app's own button and fields, and its answer reaches the server", async ({
      page,
    }) => {
      await open(page, served.url);
      await page.getByRole("button", { name: "Ask me" }).click();
      const dialog = page.getByRole("dialog");
      const send = dialog.getByRole("button", { name: "Send", exact: true });
      await expect(send).toHaveAttribute("data-slot", "button");
      await expect(page.locator(".mcp-button")).toHaveCount(0);
      await dialog.getByRole("textbox").first().fill("Ada");
      const tick = dialog.getByRole("checkbox").first();
      await press(page, tick);
      await expect(tick).toBeChecked();
      await dialog.getByRole("combobox").first().click();
      const option = page.getByRole("option").nth(1);
      const chosen = await option.innerText();
      await option.click();
      await expect(dialog.getByRole("combobox").first()).toHaveText(chosen);
      await press(page, send);
      // What the server filled in further down was not in sight yet.
      await expect(dialog.getByText(/seen \d of these values yet/)).toBeVisible();
      await press(page, send);
      await expect(page.locator("output")).toContainText('"name": "Ada"');
    });

    test("a request to a model is reviewed behind the app's own buttons, and waits in its inbox", async ({
      page,
    }) => {
      await open(page, served.url);
      await page.getByRole("button", { name: "Ask a model" }).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByText("Seas?")).toBeVisible();
      await press(page, dialog.getByRole("button", { name: "Later" }));
      await expect(dialog).toBeHidden();
      await page.getByRole("button", { name: /^Requests/ }).click();
      const list = page.getByRole("region", { name: "Requests" });
      await expect(list.getByText("Seas?")).toBeVisible();
      await press(page, list.getByRole("button", { name: /^Open/ }));
      await press(page, dialog.getByRole("button", { name: /^Run/ }));
      await expect(dialog.getByText("Seven seas.")).toBeVisible();
      await press(page, dialog.getByRole("button", { name: /^Send/ }));
      await expect(page.locator("output")).toContainText("Seven seas.");
    });

    test("folders and models are set in dialogs of the app's, by keys", async ({ page }) => {
      await open(page, served.url);
      await page.getByRole("button", { name: "Folders" }).press("Enter");
      const folders = page.getByRole("dialog", { name: "Folders" });
      await expect(folders.getByText("/home/ada/trips")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("button", { name: "Folders" })).toBeFocused();
      await page.getByRole("button", { name: "Models" }).press("Enter");
      await expect(page.getByRole("dialog", { name: "Models" })).toBeVisible();
    });
  });

/**
 * Opens the app and shares its folder. The server asks 350 ms after the client said that it is there, whether or not that has
 * come as far as to listen: on busy cores it may not have, and the app is opened anew.
 */
async function open(page: Page, url: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  const share = dialog.getByRole("button", { name: "Share 1 folder" });
  await expect(async () => {
    await page.goto(url);
    await expect(share).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 90_000 });
  await expect(share).toHaveAttribute("data-slot", "button");
  await press(page, share);
  await expect(dialog).toBeHidden();
}

/** Presses a button once, as soon as the question around it takes presses. */
async function press(page: Page, button: Locator): Promise<void> {
  await expect(button).toBeVisible();
  await armed(page);
  await button.click();
}
