import type { FrameLocator, Locator, Page } from "@playwright/test";
import { press } from "./armed.ts";
import { expect, test } from "./demoTest.ts";
import { type ServedPage, servePage } from "./servePage.ts";

// In one worker: two would build the page into one folder.
test.describe.configure({ mode: "default" });

let served: ServedPage;

test.beforeAll(async () => {
  served = await servePage("test/e2e/apps");
});
test.afterAll(() => served.close());

test("a view learns that the page it asked for was opened, once the person saw its address", async ({
  page,
}) => {
  await page
    .context()
    .route("https://travel.example/**", (route) => route.fulfill({ body: "Seats" }));
  const view = await openView(page, "Seat map");
  await view.getByRole("button", { name: "Open the seat plan" }).click();
  const question = await answer(page);
  await expect(question).toHaveAccessibleName(/Travel Booking/);
  await expect(question.getByText(askedBy("Seat map"))).toBeVisible();
  await expect(question.getByText("https://travel.example/seats")).toBeVisible();

  const opened = page.context().waitForEvent("page");
  await press(page, question.getByRole("button", { name: /^Open/ }));
  await expect((await opened).getByText("Seats")).toBeVisible();
  expect(await received(view)).toEqual({});
  await expect(question).toBeHidden();
  const row = page.getByRole("row", { name: /20\d\d.*Accepted/ });
  await expect(row).toContainText("Travel Booking");
  await expect(row).toContainText(askedBy("Seat map"));
});

test("a view that asks while it has the focus opens no dialog by itself", async ({ page }) => {
  const view = await openView(page, "Menu");
  await view.getByRole("button", { name: "Open the seat plan" }).click();
  await expect(page.getByRole("button", { name: "Answer", exact: true })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const question = await answer(page);
  await expect(question.getByText(askedBy("Menu"))).toBeVisible();
  await press(page, question.getByRole("button", { name: "Decline", exact: true }));
  expect(await received(view)).toEqual({ isError: true });
});

test("an address that runs code is refused, and nobody is asked", async ({ page }) => {
  const view = await openView(page, "Menu");
  await view.getByRole("button", { name: "Open a script" }).click();
  expect(await received(view)).toMatchObject({ code: -32602 });
  await expect(page.getByRole("button", { name: "Answer", exact: true })).toHaveCount(0);
});

test("a file of a view is saved once the person saw its name and size, and not before", async ({
  page,
}) => {
  const view = await openView(page, "Seat map");
  const saved: string[] = [];
  page.on("download", (download) => saved.push(download.suggestedFilename()));
  await view.getByRole("button", { name: "Save the ticket" }).click();
  const refused = await answer(page);
  await expect(refused).toHaveAccessibleName(/Save files from .*Travel Booking/);
  await expect(refused.getByText(askedBy("Seat map"))).toBeVisible();
  await expect(refused.getByText("ticket.txt")).toBeVisible();
  await expect(refused.getByText("5 bytes")).toBeVisible();
  await press(page, refused.getByRole("button", { name: "Decline", exact: true }));
  expect(await received(view)).toEqual({ isError: true });

  await view.getByRole("button", { name: "Save the ticket" }).click();
  const question = await answer(page);
  const download = page.waitForEvent("download");
  await press(page, question.getByRole("button", { name: "Save", exact: true }));
  const content = (await (await download).createReadStream()).setEncoding("utf8");
  expect((await content.toArray()).join("")).toBe("Row 7");
  expect(saved).toEqual(["ticket.txt"]);
  expect(await received(view)).toEqual({});
  await expect(page.getByRole("row", { name: /20\d\d.*Accepted/ })).toContainText(
    askedBy("Seat map"),
  );
});

test("a file that runs as a program is told from what its name pretends to be", async ({
  page,
}) => {
  const view = await openView(page, "Menu");
  await view.getByRole("button", { name: "Save a program" }).click();
  const question = await answer(page);
  await expect(question.getByRole("group", { name: /can do harm/ })).toBeVisible();
  await expect(question.getByText("ticketfdp.exe", { exact: true })).toBeVisible();
  const download = page.waitForEvent("download");
  await press(page, question.getByRole("button", { name: "Save anyway…" }));
  await press(page, question.getByRole("button", { name: "Save anyway", exact: true }));
  expect((await download).suggestedFilename()).toBe("ticketfdp.exe");
  expect(await received(view)).toEqual({});
});

test("a view gets what the model wrote, once the person approved both", async ({ page }) => {
  const view = await openView(page, "Menu");
  await view.getByRole("button", { name: "Ask the model" }).click();
  const question = await answer(page);
  await expect(question.getByText(askedBy("Menu"))).toBeVisible();
  await expect(question.getByText("Which seat is quiet?")).toBeVisible();
  await press(page, question.getByRole("button", { name: /^Run/ }));
  const review = page.getByRole("dialog", { name: /Check the answer/ });
  await press(page, review.getByRole("button", { name: /^Send to/ }));
  expect(await received(view)).toMatchObject({ content: { text: "Row 7, at the window." } });
});

test("what a view asked goes with its frame, and what another asked stays", async ({ page }) => {
  for (const name of ["Seat map", "Menu"])
    await (await openView(page, name, name === "Seat map"))
      .getByRole("button", { name: "Open the seat plan" })
      .click();
  await expect(page.getByRole("gridcell").filter({ hasText: /Asked by its view/ })).toHaveCount(2);
  await page.getByRole("button", { name: "Close the seat map" }).click();
  // The focus has left the frames: what waits opens by itself.
  const over = page.getByRole("dialog", { name: /is closed/ });
  await expect(over.getByText(askedBy("Seat map"))).toBeVisible();
  await press(page, over.getByRole("button", { name: "Close" }).first());
  const question = page.getByRole("dialog", { name: /visit/ });
  await expect(question.getByText(askedBy("Menu"))).toBeVisible();
  await press(page, question.getByRole("button", { name: "Decline", exact: true }));
  expect(await received(page.frameLocator('iframe[title="Menu"]'))).toEqual({ isError: true });
  await expect(page.getByRole("gridcell").filter({ hasText: /Asked by its view/ })).toHaveCount(0);
});

/** The words beside the server's name; the view's own stands between marks of direction. */
function askedBy(view: string): RegExp {
  return new RegExp(`Asked by its view “\\W*${view}\\W*”`);
}

/** Waits for a view that has connected. */
async function openView(page: Page, title: string, goes = true): Promise<FrameLocator> {
  if (goes) await page.goto(served.url);
  const view = page.frameLocator(`iframe[title="${title}"]`);
  await expect(view.getByRole("status")).toHaveText('"connected"');
  return view;
}

/** Brings up the question that waits, because the view has the focus. */
async function answer(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Answer", exact: true }).click();
  return page.getByRole("dialog");
}

async function received(view: FrameLocator): Promise<unknown> {
  const output = view.getByRole("status");
  await expect(output).not.toBeEmpty();
  return JSON.parse((await output.textContent()) ?? "");
}
