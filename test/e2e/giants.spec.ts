import type { Page } from "@playwright/test";
import { expect, test } from "./demoTest.ts";
import { countWork, workOf } from "./giants/countWork.ts";
import { press, settled, type, until } from "./giants/drive.ts";
import { type GiantRequest, giantNamed } from "./giants/giantRequests.ts";
import { traceStyles } from "./giants/traceTasks.ts";
import { type ServedPage, servePage } from "./servePage.ts";

// What a browser has to say about thousands of fields in one form.
test.use({ tolerated: /^\[DOM\]/ });

let served: ServedPage;

test.beforeAll(async () => {
  served = await servePage("test/e2e/giants");
});
test.afterAll(() => served.close());

/** One of each way to be heavy, and how often its work rests at least: about half of how often it does. What is refused outright has no work. */
const giants: readonly (readonly [what: string, rests: number])[] = [
  ["an address of ten million characters, which is refused", 0],
  ["a root of one-key members", 130],
  ["999 suggestions", 45],
  ["thousands of options", 25],
  ["titles of a million characters", 3],
  ["a description of hidden text", 160],
  ["39 suggested texts of many lines", 3],
  ["90 suggested lists", 3],
  ["the worst form, seed 1", 3],
  ["the worst form, seed 2", 3],
  ["a message in Devanagari without a space", 3],
  ["a message of half a million lines", 3],
  ["a description in Devanagari without a space", 3],
  ["250 fields of 20 checkboxes", 25],
  ["a tool call with lists of objects", 3],
  ["a tool call of 999 arguments", 3],
  ["a tool call in Devanagari without a space", 3],
  ["8,000 tools", 10],
  ["2,000 messages", 2],
  ["a text of ten million characters that hides some", 160],
];
/** A page that showed all of a giant at one go would add several times as many elements. */
const mostAdded = 1_000;
/** The longest text in one element, in characters, and its most lines: a browser lays these out within 50 ms. */
const longestText = 8_000;
const mostLines = 1_001;
/** The most lines in text areas that come into the page at one go. */
const mostAreaLines = 2_000;

/** Left to the deep run, which measures the tasks of all of them besides. */
const deep = /^(a root of|thousands|titles|250 fields|8,000 tools|a tool call of|a description in)/;

for (const [what, rests] of giants)
  test(`${what}: shown and answered a piece at a time`, {
    tag: deep.test(what) ? "@deep" : [],
  }, async ({ page }) => {
    const giant = giantNamed(what);
    await open(page);
    await page.evaluate((name) => window.askGiant("giant", name), what);
    if (giant.opens) await showAll(page);
    await answer(page, "giant", giant);
    const work = await workOf(page);
    expect(work.rests).toBeGreaterThanOrEqual(rests);
    expect(work.mostAdded).toBeGreaterThan(0);
    expect(work.mostAdded).toBeLessThan(mostAdded);
    expect(work.longestText).toBeLessThanOrEqual(longestText);
    expect(work.mostLines).toBeLessThanOrEqual(mostLines);
    expect(work.mostAreaLines).toBeLessThanOrEqual(mostAreaLines);
  });

for (const [what, isDeep] of [
  ["2,000 messages", false],
  ["2,000 blocks in four messages", true],
] as const)
  test(`${what} come into the page without what is there being styled anew`, {
    tag: isDeep ? "@deep" : [],
  }, async ({ page }) => {
    await open(page);
    const styled = await traceStyles(page, async () => {
      await page.evaluate((name) => window.askGiant("giant", name), what);
      await until(page, () => document.querySelector("[role=dialog]"));
      await settled(page);
    });
    const elements = await page.evaluate(() => document.querySelectorAll("*").length);
    expect(styled.length).toBeGreaterThan(10);
    // All of it once, and once more while it grows; with each piece that comes, it would be thirty times.
    expect(styled.reduce((sum, one) => sum + one, 0)).toBeLessThan(3 * elements);
    await answer(page, "giant", giantNamed(what));
  });

test("2,000 messages of another server take nothing of what is being typed", async ({ page }) => {
  await open(page);
  await page.evaluate(() => window.askGiant("honest", "one field"));
  await until(page, () => document.querySelector("[role=dialog] input"));
  await type(page, "a");
  await page.evaluate(() => window.askGiant("giant", "2,000 messages"));
  await until(page, () => document.querySelector("[role=dialog] input"));
  await type(page, "b".repeat(40));
  await answer(page, "honest", giantNamed("one field"));
  expect(await received(page, "honest")).toContain(`a${"b".repeat(40)}`);
});

const beside = [
  ["2,000 messages", ["giant", "honest"]],
  ["999 suggestions", ["honest", "giant"]],
] as const;

for (const [what, order] of beside)
  test(`${what} that arrive ${order[0] === "giant" ? "just before" : "just after"} another server's question leave it to be answered`, async ({
    page,
  }) => {
    await open(page);
    await page.evaluate(
      ([all, giant]) => {
        for (const session of all)
          window.askGiant(session, session === "giant" ? giant : "one field");
      },
      [order, what] as const,
    );
    const [first] = order;
    await answer(page, first, giantNamed(first === "giant" ? what : "one field"));
    if (first === "giant") await answer(page, "honest", giantNamed("one field"));
    expect(await received(page, "honest")).toContain("accept");
  });

async function open(page: Page): Promise<void> {
  await countWork(page);
  await page.goto(served.url);
  await until(page, () => document.documentElement.dataset.ready !== undefined);
}

/** Opens the long text of a question, and waits until it has grown far beyond the window. */
async function showAll(page: Page): Promise<void> {
  const isOpen = () => document.querySelector("[role=dialog] [aria-expanded=true]") !== null;
  // A question that has only just appeared ignores presses.
  await expect
    .poll(async () => {
      await press(page, "Show all");
      return page.evaluate(isOpen);
    })
    .toBe(true);
  await until(page, () => document.querySelectorAll("[role=dialog] .mcp-long-text").length > 100);
}

/** Presses what the answer takes, as soon as it is there, until the server has received it. */
async function answer(page: Page, session: string, { ends }: GiantRequest): Promise<void> {
  const wanted = {
    accept: ["Send"],
    assistant: ["Send", "Run"],
    allow: ["Allow"],
    decline: ["Decline"],
  };
  const presses = ends in wanted ? wanted[ends as keyof typeof wanted] : [];
  await expect
    .poll(async () => {
      for (const text of presses) if (await press(page, text)) break;
      return received(page, session);
    })
    .toContain(ends);
}

async function received(page: Page, session: string): Promise<string> {
  return page.evaluate((name) => document.querySelector("output")?.dataset[name] ?? "", session);
}
