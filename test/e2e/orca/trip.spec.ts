import { expect, test } from "@playwright/test";
import { armed } from "../armed.ts";
import { type ReadOut, readOut } from "./readOut.ts";

let heard: ReadOut;
test.beforeEach(async ({ baseURL }) => {
  heard = await readOut(String(baseURL));
});
test.afterEach(async () => {
  await heard.close();
});

/** Calls a tool by its suggestion in the conversation, to which the page's first link leads. */
async function suggest(name: string): Promise<void> {
  await heard.tabTo("link", "Skip to the conversation");
  await heard.press("Return");
  await heard.tabTo("button", name);
  await heard.press("Return");
  await armed(heard.page);
}

/** What the server received, as the demo shows it. */
async function received(): Promise<unknown> {
  const figure = heard.page.getByRole("figure", { name: "What the server received" });
  return JSON.parse(await figure.locator("pre").innerText());
}

test("who hears the demo is told who asks, for what, what leaves, and that it was sent", async () => {
  await suggest("Book the Barcelona vacation");
  await heard.tabTo("radio", "Yes");
  await heard.press("space");
  await heard.tabTo("radio", "window");
  await heard.press("space");
  await heard.tabTo("button", "Review before sending");
  await heard.press("Return");
  await armed(heard.page);
  await heard.tabTo("button", "Send");
  await heard.press("Return");
  expect(await received()).toMatchObject({
    booking: { action: "accept", content: { confirmBooking: true, seatPreference: "window" } },
  });
  expect(heard.text()).toMatchSnapshot("booking.txt");
});

test("who hears the demo is warned of a form that asks for a password, and declines it", async () => {
  await suggest("Claim 40% off at Sunny Deals");
  await heard.tabTo("button", "Decline");
  await heard.press("Return");
  expect(await received()).toMatchObject({ account: { action: "decline" } });
  expect(heard.text()).toMatchSnapshot("phishing.txt");
});
