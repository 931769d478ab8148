import type { Page } from "@playwright/test";
import { armed } from "./armed.ts";
import { deepBeyondTheFirst, travelServers } from "./demoServers.ts";
import { expect, test } from "./demoTest.ts";

/** Lets the server that asks have the folders, now and later. */
async function share(page: Page) {
  const dialog = page.getByRole("dialog", { name: /^Share folders with/ });
  await expect(dialog).toBeVisible();
  await armed(page);
  await dialog.getByRole("radio", { name: "Always" }).check();
  await dialog.getByRole("button", { name: /^Share/ }).click();
  await expect(dialog).toBeHidden();
}

for (const server of travelServers)
  test(
    `the demo asks once before a server learns of the folders: ${server.title}`,
    deepBeyondTheFirst(server),
    async ({ page }) => {
      await server.open(page);
      const ask = page.getByRole("button", { name: "Say where the agency may work" });
      await ask.click();
      await share(page);
      const answer = "We work in: Main workspace, Templates, Passports and documents.";
      await expect(page.getByText(answer)).toBeVisible();

      await page.getByRole("button", { name: "3 folders" }).click();
      await page.getByRole("checkbox", { name: /Trips of 2023/ }).check();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("button", { name: "4 folders" })).toBeVisible();
      await ask.click();
      await expect(page.getByText(/and documents, Trips of 2023\./)).toBeVisible();
    },
  );

test("the filesystem server works where the demo tells it, and follows a change", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Connect Files" }).click();
  await share(page);
  const files = page.getByRole("listitem", { name: /Files/ });
  await files.getByText(/\d+ tools/).click();

  const allowed = async () => {
    const before = await page.getByRole("listitem").filter({ hasText: "Allowed dir" }).count();
    await files.getByRole("button", { name: /List Allowed Directories/i }).click();
    await page.getByRole("button", { name: "Call the tool" }).click();
    const entries = page.getByRole("listitem").filter({ hasText: "Allowed dir" });
    await expect(entries).toHaveCount(before + 1);
    return entries.last().innerText();
  };
  await expect.poll(allowed).toMatch(/travel-planning[\s\S]*client-documents/);
  expect(await allowed()).not.toContain("2023-trips");

  await page.getByRole("button", { name: "3 folders" }).click();
  await page.getByRole("checkbox", { name: /Trips of 2023/ }).check();
  await page.keyboard.press("Escape");
  await expect.poll(allowed).toContain("2023-trips");

  await page.getByRole("button", { name: "4 folders" }).click();
  await page.getByRole("checkbox", { name: /Trips of 2023/ }).uncheck();
  await page.keyboard.press("Escape");
  await expect.poll(allowed).not.toContain("2023-trips");
});

test("two tabs of the demo show the same folders, whichever changes them", async ({
  page,
  context,
}) => {
  await page.goto("/");
  const other = await context.newPage();
  await other.goto("/");
  await page.getByRole("button", { name: "3 folders" }).click();
  await page.getByRole("textbox", { name: "Folder" }).fill("/srv/of-mine");
  await page.getByRole("radio", { name: "All servers" }).check();
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("button", { name: "4 folders" })).toBeVisible();

  await other.getByRole("button", { name: "4 folders" }).click();
  await other.getByRole("button", { name: /Remove .*of-mine/ }).click();
  await expect(page.getByRole("button", { name: "3 folders" })).toBeVisible();
  await expect(page.getByText("/srv/of-mine", { exact: true })).toBeHidden();
});
