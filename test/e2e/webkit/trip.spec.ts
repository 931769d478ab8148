import { writeFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { By, Key } from "selenium-webdriver";
import { tripAnswers, tripSteps } from "../tripSteps.ts";
import { find, tabTo, type } from "./keys.ts";
import { type MiniBrowser, startMiniBrowser } from "./startMiniBrowser.ts";

let browser: MiniBrowser;
test.beforeEach(async () => {
  browser = await startMiniBrowser();
});
test.afterEach(async ({ baseURL: _ }, testInfo) => {
  if (testInfo.errors.length > 0)
    await writeFile(
      testInfo.outputPath("screen.png"),
      await browser.driver.takeScreenshot(),
      "base64",
    );
  await browser.close();
});

test("the whole trip goes by keys alone in WebKitGTK, with the focus in each dialog", async ({
  baseURL,
}) => {
  const { driver } = browser;
  const dialogText = () =>
    driver.executeScript<string>("return document.querySelector('[role=dialog]')?.innerText ?? ''");
  const isInside = () =>
    driver.executeScript<boolean>(
      "return document.activeElement.closest('[role=dialog]') !== null",
    );
  /** Once presses are taken: what has just appeared ignores them. */
  const press = async (key: string) => {
    await expect
      .poll(async () => (await driver.findElements(By.css("[data-arming]"))).length)
      .toBe(0);
    await type(driver, key);
  };

  await driver.get(String(baseURL));
  await find(driver, "li button");
  await tabTo(driver, "button", "Plan the whole trip, step by step");
  await type(driver, Key.ENTER);
  for (const { message, enter } of tripSteps)
    await test.step(String(message), async () => {
      await expect.poll(dialogText).toMatch(message);
      await find(driver, "[role=dialog] [type=submit]");
      expect(await isInside()).toBe(true);
      for (const [field, first = "", ...more] of enter) {
        await tabTo(driver, first === " " ? "radio" : "textbox", field);
        await press(first);
        for (const part of more) await type(driver, Key.ARROW_RIGHT, part);
      }
      await tabTo(driver, "button", "Send");
      await press(Key.ENTER);
    });
  await expect.poll(dialogText).toMatch(/wants you to visit a page/);
  expect(await isInside()).toBe(true);
  const host = await driver.getWindowHandle();
  await tabTo(driver, "button", "Open the page");
  await press(Key.ENTER);
  const others = async () => (await driver.getAllWindowHandles()).filter((each) => each !== host);
  await expect.poll(others).toHaveLength(1);
  const [agency = ""] = await others();
  await driver.switchTo().window(agency);
  await tabTo(driver, "button", "Pay $3,000");
  await type(driver, Key.ENTER);
  await expect
    .poll(() => driver.findElement(By.css("body")).getText())
    .toContain("Thank you, it is paid.");
  await driver.switchTo().window(host);

  const received = await find(driver, "figure pre");
  await expect.poll(async () => JSON.parse(await received.getText())).toMatchObject(tripAnswers);
});
