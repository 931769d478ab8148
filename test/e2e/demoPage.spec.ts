import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { question, suggest } from "./demoServers.ts";
import { expect, test } from "./demoTest.ts";
import { lookThrough } from "./lookThrough.ts";

/** Stories are tried in every look by the project `storybook`: here each choice comes once, the rest is for `test:deep`. */
const looks = [
  { choices: ["Light"], width: 1280 },
  { choices: ["Right to left"], language: "Åccééntééd", width: 320 },
  { choices: ["Dark"], language: "简体中文", width: 320 },
  { choices: ["Dark"], width: 1280, tag: "@deep" },
  { choices: ["Light"], width: 320, tag: "@deep" },
  { choices: ["Light"], language: "العربية", width: 1280, tag: "@deep" },
];

for (const { choices, language = "English", width, tag = [] } of looks)
  test(`the demo is accessible and fits: ${choices.join(", ")}, ${language}, ${width} px`, {
    tag,
  }, async ({ page }) => {
    // What comes and goes by itself, as a receipt does, must not be half faded when it is looked at.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    await page.getByRole("button", { name: "Settings" }).click();
    for (const name of choices) await page.getByRole("radio", { name }).check();
    await page.getByLabel("Language of questions").selectOption({ label: language });
    await check(page, "#settings");
    await page.keyboard.press("Escape");

    await suggest(page, "Book the Barcelona vacation").click();
    const dialog = await question(page, { name: "Travel Booking" });
    await check(page, "[role=dialog]");
    await dialog.getByRole("radio").first().check();
    await lookThrough(dialog);
    await dialog.locator("button[type=submit]").click();
    await expect(page.getByRole("figure", { name: "What the server received" })).toBeVisible();
    await check(page, "body");
  });

async function check(page: Page, part: string): Promise<void> {
  // What still fades in has other colours.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((one) => one.finished)),
  );
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options({ resultTypes: ["violations"] })
    .analyze();
  expect(violations).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
