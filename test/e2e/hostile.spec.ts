import { hostile } from "@mcp-host-ui/testing/hostile";
import { armed } from "./armed.ts";
import { expect, test } from "./demoTest.ts";
import { type ServedPage, servePage } from "./servePage.ts";

// In one worker: two would build the page into one folder.
test.describe.configure({ mode: "default" });

let served: ServedPage;

test.beforeAll(async () => {
  served = await servePage("test/e2e/hostile");
});
test.afterAll(() => served.close());

// Every test here fails on any violation of the page's policy, and on any word in its console.
const texts = Object.entries(hostile).filter(([, request]) => "text" in request);
/** The others make the same elements of other characters; stories show all of them with each change. */
const unlike = /^(markup|links|long|unbroken|marks|rightToLeft)$/;
for (const [kind] of texts)
  test(`a strict policy with Trusted Types holds where a server writes ${kind} in every place`, {
    tag: unlike.test(kind) ? [] : "@deep",
  }, async ({ page }) => {
    const visited: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).origin !== new URL(served.url).origin) visited.push(request.url());
    });
    await page.goto(`${served.url}?${kind}`);
    for (const name of ["form", "visit", "required", "sampling"])
      await expect(page.getByRole("region", { name: `(${name})` })).toBeVisible();
    await expect(page.getByText("Loading…")).toHaveCount(0);
    await armed(page);

    const form = page.getByRole("region", { name: "(form)" });
    await form.getByRole("button", { name: /^Send/ }).click();
    await expect(form.getByRole("alert").first()).toBeVisible();
    // Each becomes "Show less" once it is pressed.
    const folded = page.getByRole("button", { name: "Show all", exact: true });
    for (let left = await folded.count(); left > 0; left -= 1) await folded.first().click();

    expect(await page.evaluate(() => "ran" in window || "polluted" in Object.prototype)).toBe(
      false,
    );
    expect(visited).toEqual([]);
  });
