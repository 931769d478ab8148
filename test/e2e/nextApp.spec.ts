import type { Page } from "@playwright/test";
import { armed } from "./armed.ts";
import { expect, test } from "./demoTest.ts";
import { type NextApp, startNextApp } from "./nextApp/startNextApp.ts";

// In one worker: two would build the app into one folder.
test.describe.configure({ mode: "default" });

let app: NextApp;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  app = await startNextApp();
});
test.afterAll(() => app.close());

const read = async (traveller: string) => (await fetch(`${app.url}?traveller=${traveller}`)).text();

test("the Next.js host does nothing on the server: no timer, no storage, no question", async () => {
  const pages = await Promise.all(["Ada", "Grace"].map(read));
  for (const page of pages) expect(page).toMatch(/Questions waiting: (<!-- -->)?0/);
  // What begins once a page was sent counts, too: it has had its turn when another one comes.
  await read("Ada");
  expect(await app.activity()).toEqual([]);

  const seen = (await app.control()).map((stack) => stack.split(" ", 1)[0]);
  expect(seen).toEqual(["setTimeout", "setInterval", "sessionStorage", "localStorage"]);
  expect(await app.activity()).toEqual([]);
});

test("the Next.js host shares nothing between two visitors", async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage();
  const visitors = [
    { page, traveller: "Ada", city: "Lisbon" },
    { page: other, traveller: "Grace", city: "Porto" },
  ];
  await Promise.all(visitors.map((visitor) => ask(visitor.page, visitor.traveller)));
  const [ada, grace] = await Promise.all(["Ada", "Grace"].map(read));
  expect(ada).toMatch(/Questions waiting: (<!-- -->)?0/);
  expect(ada).not.toContain("Grace");
  expect(ada?.replaceAll("Ada", "Grace")).toBe(grace);

  for (const visitor of visitors) {
    await answer(visitor.page, visitor.city);
    await expect(visitor.page.locator("output")).toContainText(visitor.city);
  }
  await other.context().close();
});

// The fixture fails the test on any word in the console: a page that hydrates to something else would say one.
test("the Next.js host comes to life without a warning and sends what was filled in", async ({
  page,
}) => {
  await ask(page, "Ada");
  await answer(page, "Lisbon");

  await expect(page.locator("output")).toContainText("Lisbon");
  const result = JSON.parse(await page.locator("output").innerText());
  expect(JSON.parse(result.content[0].text)).toEqual({
    destination: { action: "accept", content: { city: "Lisbon", nights: 3 } },
  });
  await expect(page.getByText("Questions waiting: 0")).toBeVisible();
});

test("the Next.js server asks the person who signed in, in each of their tabs, and nobody else", async ({
  page,
  context,
  browser,
}) => {
  expect((await fetch(`${app.url}questions`)).status).toBe(401);
  await signIn(page);
  const tab = await context.newPage();
  await tab.goto(`${app.url}server`);
  const stranger = await (await browser.newContext()).newPage();
  await signIn(stranger);

  await page.getByRole("button", { name: "Book a trip" }).click();
  await expect(page.getByRole("dialog", { name: "Travel Booking" })).toBeVisible();
  await answer(tab, "Lisbon");
  await expect(page.locator("output")).toContainText("Lisbon");
  const result = JSON.parse(await page.locator("output").innerText());
  expect(JSON.parse(result.content[0].text)).toEqual({
    destination: { action: "accept", content: { city: "Lisbon", nights: 3 } },
  });
  await expect(page.getByRole("dialog")).toHaveCount(0);

  // Whoever is next to be asked is asked alone, so the stranger's feed works and had nothing before.
  await stranger.getByRole("button", { name: "Book a trip" }).click();
  await answer(stranger, "Porto");
  await expect(stranger.locator("output")).toContainText("Porto");
  await expect(page.locator("output")).not.toContainText("Porto");
  await stranger.context().close();
});

async function signIn(visitor: Page) {
  await visitor.goto(`${app.url}server`);
  await visitor.getByRole("button", { name: "Sign in" }).click();
  await expect(visitor.getByText("Nothing booked yet.")).toBeVisible();
}

async function ask(page: Page, traveller: string) {
  await page.goto(`${app.url}?traveller=${traveller}`);
  await page.getByRole("button", { name: "Book a trip" }).click();
  await expect(page.getByText("Questions waiting: 1")).toBeVisible();
}

async function answer(page: Page, city: string) {
  const dialog = page.getByRole("dialog", { name: "Travel Booking" });
  await dialog.getByRole("textbox", { name: "City" }).fill(city);
  await armed(page);
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
}
