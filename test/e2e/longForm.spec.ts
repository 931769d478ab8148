import type { CDPSession, Page } from "@playwright/test";
import { chromiumLaunch } from "../support/chromium.ts";
import { armed } from "./armed.ts";
import { expect, test } from "./demoTest.ts";
import { type ServedPage, servePage } from "./servePage.ts";

const { args, ...launch } = chromiumLaunch();

// As where a screen reader runs: the tree that Chromium makes for developers alone leaves out what is not laid out.
test.use({ launchOptions: { ...launch, args: [...args, "--force-renderer-accessibility"] } });

let served: ServedPage;

test.beforeAll(async () => {
  served = await servePage("test/e2e/long-form");
});
test.afterAll(() => served.close());

const dialog = (page: Page) => page.getByRole("dialog", { name: /Travel Booking/ });
const place = (page: Page, index: number) =>
  dialog(page).getByRole("textbox", { name: `Place ${index}`, exact: true });

test("a form of 99 fields has each of them in a screen reader's list of fields, near the window or not", async ({
  page,
}) => {
  await page.goto(served.url);
  const answer = page.evaluate(() => window.askFor(99));
  const devTools = await page.context().newCDPSession(page);
  await expect
    .poll(async () => sorted((await listed(devTools)).flatMap(numbersIn)))
    .toEqual(range(1, 99));
  await armed(page);
  await place(page, 99).fill("Lisbon");
  await dialog(page).getByRole("button", { name: "Send", exact: true }).click();
  expect(await answer).toEqual({ action: "accept", content: { "Place 99": "Lisbon" } });
});

test("a form of 200 fields has those near the window in that list, and a button for each group of the others", async ({
  page,
}) => {
  await page.goto(served.url);
  const answer = page.evaluate(() => window.askFor(200));
  const devTools = await page.context().newCDPSession(page);
  const rest = { name: /^Show the fields from .*Place 181.* to .*Place 200/ };
  await expect.poll(() => listed(devTools)).toContainEqual(expect.stringMatching(rest.name));

  const names = await listed(devTools);
  const fields = names.filter((name) => name.startsWith("Place")).flatMap(numbersIn);
  const groups = names.filter((name) => !name.startsWith("Place")).map(numbersIn);
  expect(groups.length).toBeGreaterThan(5);
  // Nothing is missing, and nothing comes twice.
  const behindButtons = groups.flatMap(([first = 0, last = 0]) => range(first, last));
  expect(sorted([...fields, ...behindButtons])).toEqual(range(1, 200));

  await armed(page);
  // As a screen reader presses it: without a pointer, and wherever it is.
  await dialog(page).getByRole("button", rest).dispatchEvent("click");
  await expect(place(page, 181)).toBeFocused();
  expect(await listed(devTools)).toContain("Place 200");
  await page.keyboard.type("Lisbon");
  await dialog(page).getByRole("button", { name: "Send", exact: true }).click();
  expect(await answer).toEqual({ action: "accept", content: { "Place 181": "Lisbon" } });
});

/** The names of a form's fields, and of the buttons in their place, as assistive technology is told them. */
async function listed(devTools: CDPSession): Promise<readonly string[]> {
  const { nodes } = await devTools.send("Accessibility.getFullAXTree");
  return nodes.flatMap(({ ignored, role, name }) => {
    const text = String(name?.value ?? "");
    const isGroup = role?.value === "button" && text.startsWith("Show the fields");
    return !ignored && (role?.value === "textbox" || isGroup) ? [text] : [];
  });
}

function numbersIn(text: string): readonly number[] {
  return [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
}

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function sorted(numbers: readonly number[]): readonly number[] {
  return numbers.toSorted((one, other) => one - other);
}
