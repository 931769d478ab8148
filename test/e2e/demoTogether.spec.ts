import { armed } from "./armed.ts";
import { demoServers, suggest } from "./demoServers.ts";
import { expect, test } from "./demoTest.ts";

const [travel] = demoServers;

test("the demo's requests to a model are allowed together from the inbox, and then their answers are sent so", async ({
  page,
}) => {
  await travel?.open(page);
  const request = page.getByRole("dialog", { name: /asks to use your model/ });
  const later = request.getByRole("button", { name: "Later" });
  for (let asked = 1; asked <= 2; asked += 1) {
    await suggest(page, "Find the best flight").click();
    await expect(request).toBeVisible();
    await armed(page);
    await later.click();
    await expect(request).toBeHidden();
    await expect(page.getByRole("button", { name: /^Inbox/ })).toHaveText(`Inbox${asked}`);
  }
  await page.getByRole("button", { name: /^Inbox/ }).click();
  const all = page.getByRole("checkbox", { name: /^Select all from/ });
  await all.check();
  await armed(page);
  await page.getByRole("button", { name: "Allow 2" }).click();
  await expect(page.getByText("2 requests allowed.")).toBeVisible();
  await expect(page.getByRole("row", { name: /A model is writing/ })).toHaveCount(0);
  await all.check();
  await armed(page);
  await page.getByRole("button", { name: "Send 2 answers" }).click();
  await expect(page.getByText("2 answers sent.")).toBeVisible();
  await page.keyboard.press("Escape");
  const figures = page.getByRole("figure", { name: "What the server received" });
  await expect(figures).toHaveCount(2);
  for (const figure of await figures.all())
    expect(JSON.parse(await figure.locator("pre").innerText()).analysis).toMatchObject({
      role: "assistant",
      model: "stand-in-1",
    });
});
