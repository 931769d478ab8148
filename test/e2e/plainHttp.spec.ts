import { chromiumLaunch } from "../support/chromium.ts";
import { expect, test } from "./demoTest.ts";
import { type ServedPage, servePage } from "./servePage.ts";

const { args, ...launch } = chromiumLaunch();

// A name that is not the machine itself: what browsers keep for secure pages is missing there.
test.use({
  launchOptions: { ...launch, args: [...args, "--host-resolver-rules=MAP plain.test 127.0.0.1"] },
});

let served: ServedPage;

test.beforeAll(async () => {
  served = await servePage("test/e2e/plain-http");
});
test.afterAll(() => served.close());

test("a page on plain HTTP answers through a tap, and through a port to its host", async ({
  page,
}) => {
  const url = new URL(served.url);
  url.hostname = "plain.test";
  await page.goto(url.href);
  expect(await page.evaluate(() => [isSecureContext, "randomUUID" in crypto])).toEqual([
    false,
    false,
  ]);
  const answer = page.evaluate(() => window.elicit());
  const dialog = page.getByRole("dialog", { name: /Travel Booking/ });
  await dialog.getByRole("textbox", { name: "City" }).fill("Lisbon");
  const send = dialog.getByRole("button", { name: "Send", exact: true });
  // A dialog takes no press in its first half second.
  await expect(async () => {
    await send.click({ timeout: 1_000 });
    await expect(dialog).toBeHidden({ timeout: 1_000 });
  }).toPass();

  expect(await answer).toMatchObject({ action: "accept", content: { city: "Lisbon" } });
});
