import { createHostPage } from "@mcp-host-ui/testing/playwright";
import { expect, test } from "@playwright/test";

test("a person answers what the server asks", async ({ page }) => {
  const result = page.waitForEvent("console", (message) => message.type() === "log");
  await page.goto("/");
  await page.getByRole("button", { name: "Let the server ask me something" }).click();

  const question = createHostPage(page).question();
  await question.fill("String", "Ada Lovelace");
  await question.send();

  await expect(question.locator).toBeHidden();
  const [received] = (await result).args();
  expect(JSON.stringify(await received?.jsonValue())).toContain("Ada Lovelace");
});
