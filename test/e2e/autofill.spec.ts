import { chromiumLaunch } from "../support/chromium.ts";
import { armed } from "./armed.ts";
import { expect, test } from "./demoTest.ts";
import { type ServedPage, servePage } from "./servePage.ts";

// Browsers fill in forms, and pages alone do not.
test.use({ launchOptions: chromiumLaunch({ whole: true }) });

let served: ServedPage;

test.beforeAll(async () => {
  served = await servePage("test/e2e/autofill");
});
test.afterAll(() => served.close());

/** The names are Chromium's own (components/autofill/core/browser/field_types.h). */
const address = {
  fields: [
    { name: "NAME_FULL", value: "Ada Lovelace" },
    { name: "EMAIL_ADDRESS", value: "ada@example.com" },
    { name: "ADDRESS_HOME_ZIP", value: "1100-148" },
    { name: "ADDRESS_HOME_CITY", value: "Lisbon" },
    { name: "ADDRESS_HOME_COUNTRY", value: "Portugal" },
  ],
};

test("Chromium's own form filling fills in what a person reads and has on screen, and nothing else", async ({
  page,
}) => {
  await page.goto(served.url);
  const answer = page.evaluate(() => window.elicit());
  const dialog = page.getByRole("dialog", { name: /Travel Booking/ });
  const field = (name: string) => dialog.getByRole("textbox", { name, exact: true });
  await expect(field("Email")).toHaveAttribute("autocomplete", "email");
  await expect(field("City")).toHaveCount(1);
  await armed(page);

  const devTools = await page.context().newCDPSession(page);
  await devTools.send("DOM.enable");
  const { root } = await devTools.send("DOM.getDocument");
  const { nodeId } = await devTools.send("DOM.querySelector", {
    nodeId: root.nodeId,
    selector: '[autocomplete="email"]',
  });
  const { node } = await devTools.send("DOM.describeNode", { nodeId });
  await devTools.send("Autofill.enable");
  await field("Email").click();
  await devTools.send("Autofill.trigger", { fieldId: node.backendNodeId, address });

  await expect(field("Email")).toHaveValue("ada@example.com");
  await expect(field("Full name")).toHaveValue("Ada Lovelace");
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  expect(await answer).toEqual({
    action: "accept",
    content: { name: "Ada Lovelace", email: "ada@example.com" },
  });
});
