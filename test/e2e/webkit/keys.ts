import { expect } from "@playwright/test";
import { By, Key, type WebDriver, type WebElement } from "selenium-webdriver";

/** What has the focus, as WebKit's own tree for assistive technology has it. */
interface Focused {
  readonly role: string;
  readonly name: string;
}

async function focused(driver: WebDriver): Promise<Focused> {
  const element = await driver.switchTo().activeElement();
  const [role, name] = await Promise.all([element.getAriaRole(), element.getAccessibleName()]);
  return { role, name };
}

/** Types where the focus is. */
export async function type(driver: WebDriver, ...keys: readonly string[]): Promise<void> {
  await driver
    .actions()
    .sendKeys(...keys)
    .perform();
}

/** Goes with the Tab key to what has a role and a name. */
export async function tabTo(driver: WebDriver, role: string, name: string | RegExp): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < 60; presses += 1) {
    const now = await focused(driver);
    if (now.role === role && (name instanceof RegExp ? name.test(now.name) : now.name === name))
      return;
    passed.push(`${now.role} "${now.name}"`);
    await type(driver, Key.TAB);
  }
  throw new Error(
    `60 presses of Tab did not get to the ${role} "${name}", but to ${passed.join(", ")}.`,
  );
}

/** Waits until the page has what a selector finds. */
export async function find(driver: WebDriver, selector: string): Promise<WebElement> {
  await expect
    .poll(async () => (await driver.findElements(By.css(selector))).length, { message: selector })
    .toBeGreaterThan(0);
  return driver.findElement(By.css(selector));
}
