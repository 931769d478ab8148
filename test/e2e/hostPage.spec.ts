import { createHostPage } from "@mcp-host-ui/testing/playwright";
import type { Page } from "@playwright/test";
import { ar } from "mcp-host-ui/locales/ar";
import { de } from "mcp-host-ui/locales/de";
import { en } from "mcp-host-ui/locales/en";
import { callTool, demoServers, suggest } from "./demoServers.ts";
import { expect, test } from "./demoTest.ts";

const [travel, , everything] = demoServers as [
  (typeof demoServers)[0],
  (typeof demoServers)[0],
  (typeof demoServers)[0],
];

// The demo's own words stay English; what this package says changes.
const catalogues = [
  { title: "English", messages: en },
  { title: "Deutsch", messages: de },
  { title: "العربية", messages: ar },
];

for (const { title, messages } of catalogues)
  test.describe(`createHostPage in ${messages.locale}`, () => {
    // A form is sent in each language; the rest of the page object takes its words from the same catalogue.
    const deepInOthers = { tag: messages === en ? [] : "@deep" };
    const open = async (page: Page, server = travel) => {
      await page.clock.install();
      await server.open(page);
      await page.getByRole("button", { name: "Settings" }).click();
      await page.getByLabel("Language of questions").selectOption({ label: title });
      await page.keyboard.press("Escape");
      return createHostPage(page, { messages });
    };

    test("fills in a form, reads what the server suggests, and sends it", async ({ page }) => {
      const host = await open(page);
      const entry = await callTool(page, travel);
      const question = host.question("Travel Booking");
      await question.choose("Confirm booking", true);
      await question.choose("Seat preference", "window");
      await question.choose("Travel insurance", true);
      await question.send();

      await expect(question.locator).toBeHidden();
      expect(await travel.received(entry)).toEqual({ action: "accept", content: travel.content });
    });

    test("takes every kind of control", deepInOthers, async ({ page }) => {
      const host = await open(page, everything);
      const entry = await callTool(page, everything);
      const question = host.question(everything.name);
      await question.fill("String", "Ada Lovelace");
      await question.fill("Integer", "7");
      await question.choose("Boolean", false);
      await question.choose("Untitled Multiple Select Enum", "Piano");
      await question.choose("Titled Single Select Enum", "Wonder Woman");
      await question.choose("Untitled Single Select Enum", "Joey");
      await question.send();

      await expect(question.locator).toBeHidden();
      expect(await everything.received(entry)).toEqual({
        action: "accept",
        content: expect.objectContaining({
          name: "Ada Lovelace",
          integer: 7,
          check: false,
          untitledMultipleSelectEnum: ["Guitar", "Piano"],
          titledSingleSelectEnum: "hero-3",
          untitledSingleSelectEnum: "Joey",
        }),
      });
    });

    test("declines with a reason", deepInOthers, async ({ page }) => {
      const host = await open(page);
      const entry = await callTool(page, travel);
      await host.question("Travel Booking").decline("Too expensive");

      await expect(entry.getByText("Too expensive")).toBeVisible();
      expect(await travel.received(entry)).toEqual({ action: "decline" });
    });

    test(
      "puts a question aside, takes it up, and takes a cancel back",
      deepInOthers,
      async ({ page }) => {
        const host = await open(page);
        const entry = await callTool(page, travel);
        const question = host.question("Travel Booking");
        await question.choose("Seat preference", "window");
        await question.later();
        await expect(question.locator).toBeHidden();
        await host.answer();
        await question.cancel();
        await host.undo();
        await expect(question.locator.getByRole("radio", { name: "window" })).toBeChecked();
        await question.stop();
        await question.press(messages.prompt.stopCall);

        await expect(question.locator).toBeHidden();
        await expect(entry.getByText("You stopped the task.")).toBeVisible();
      },
    );

    test("settles what waits in the inbox", deepInOthers, async ({ page }) => {
      const host = await open(page);
      await suggest(page, "Add two travellers").click();
      const question = host.question("Travel Booking");
      for (const traveller of ["Traveller 1 of 2", "Traveller 2 of 2"]) {
        await expect(question.locator.getByText(traveller)).toBeVisible();
        await question.later();
      }
      await page.getByRole("button", { name: /^Inbox/ }).click();
      await host.inbox.decline("Traveller 2 of 2");
      await host.inbox.open("Traveller 1 of 2");
      await question.fill("Full name", "Ada Lovelace");
      await question.fill("Date of birth", "1990-12-10");
      await question.send();

      const figure = page.getByRole("figure", { name: "What the server received" });
      expect(JSON.parse(await figure.locator("pre").innerText())).toEqual({
        traveller1: {
          action: "accept",
          content: expect.objectContaining({ fullName: "Ada Lovelace" }),
        },
        traveller2: { action: "decline" },
      });
    });

    test(
      "runs a model, and sends another answer than the model's",
      deepInOthers,
      async ({ page }) => {
        const host = await open(page);
        await page.getByRole("button", { name: "Find the best flight", exact: true }).click();
        const question = host.question(/Travel Booking/);
        await question.openMenu();
        await question.run();
        await question.edit("answer", "Take VY1259.");
        await question.send();

        const figure = page.getByRole("figure", { name: "What the server received" });
        const { analysis } = JSON.parse(await figure.locator("pre").innerText());
        expect(analysis).toMatchObject({ content: { type: "text", text: "Take VY1259." } });
      },
    );

    test("shares folders", deepInOthers, async ({ page }) => {
      const host = await open(page);
      await page.getByRole("button", { name: "Say where the agency may work" }).click();
      await host.question("Travel Booking").share();

      const answer = "We work in: Main workspace, Templates, Passports and documents.";
      await expect(page.getByText(answer)).toBeVisible();
    });
  });
