import type { Page } from "@playwright/test";
import { armed } from "./armed.ts";
import { expect, test } from "./demoTest.ts";
import { lookThrough } from "./lookThrough.ts";
import { type ServedPage, servePage } from "./servePage.ts";

// In one worker: two would build the page into one folder.
test.describe.configure({ mode: "default" });

let served: ServedPage;

test.beforeAll(async () => {
  served = await servePage("test/e2e/reload");
});
test.afterAll(() => served.close());

const places = Array.from({ length: 12 }, (_, index) => index + 1);
const dialog = (page: Page) => page.getByRole("dialog", { name: "Travel Booking" });
// By label: Playwright takes an input that got its text while it was out of sight, and has no box yet, for hidden.
const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true });

test("a long form that is reloaded in the middle has lost nothing when its server asks again", async ({
  page,
}) => {
  await page.goto(`${served.url}#book`);
  await fillIn(page);
  // The last word is not a quarter of a second old when the page goes.
  await field(page, "Name of traveller 12").fill("Traveller 12");
  await page.reload();

  for (const place of places)
    await expect(field(page, `Name of traveller ${place}`)).toHaveValue(`Traveller ${place}`);
  await expect(dialog(page).getByLabel("Born on, traveller 2", { exact: true })).toHaveValue(
    "1990-02-28",
  );
  await armed(page);
  await lookThrough(dialog(page));
  await dialog(page).getByRole("button", { name: "Send", exact: true }).click();

  await expect(page.locator("output")).toContainText("accept");
  const { content } = JSON.parse(await page.locator("output").innerText());
  expect(content).toEqual({
    ...Object.fromEntries(
      places.flatMap((place) => [
        [`name${place}`, `Traveller ${place}`],
        [`meal${place}`, place === 5],
      ]),
    ),
    born2: "1990-02-28",
    bags3: 2,
    seat4: "Aisle",
  });
  await expect.poll(() => stored(page)).toBe("");
});

test("a long form whose session is gone after a reload says so, and what was typed can be copied", async ({
  page,
  context,
}) => {
  await page.goto(`${served.url}#book`);
  await fillIn(page);
  await page.evaluate(() => history.replaceState(null, "", "#"));
  await page.reload();

  await expect(dialog(page)).toContainText("The page was reloaded, so the connection was lost.");
  const answers = dialog(page).getByRole("region", { name: "Your answers so far" });
  for (const text of ["Traveller 1", "Traveller 11", "1990-02-28", "2", "Aisle", "Yes"])
    await expect(answers.getByText(text, { exact: true })).toBeVisible();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await answers.getByText("Traveller 7", { exact: true }).click({ clickCount: 3 });
  await page.keyboard.press("Control+c");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Traveller 7");

  await armed(page);
  await dialog(page).getByRole("button", { name: "Dismiss" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => stored(page)).toBe("");
});

/** Fills in a part of the form, and waits until that is stored. */
async function fillIn(page: Page) {
  await expect(dialog(page)).toBeVisible();
  await armed(page);
  for (const place of places.slice(0, -1))
    await field(page, `Name of traveller ${place}`).fill(`Traveller ${place}`);
  await dialog(page).getByLabel("Born on, traveller 2", { exact: true }).fill("1990-02-28");
  await field(page, "Bags of traveller 3").fill("2");
  await dialog(page)
    .getByRole("radiogroup", { name: "Seat of traveller 4" })
    .getByRole("radio", { name: "Aisle" })
    .check();
  await dialog(page).getByRole("checkbox", { name: "Meal for traveller 5" }).check();
  await expect.poll(() => stored(page)).toMatch(/"meal5":true/);
}

function stored(page: Page): Promise<string> {
  return page.evaluate(() => Object.values(sessionStorage).join());
}
