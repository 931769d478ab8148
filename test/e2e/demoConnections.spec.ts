import type { Page } from "@playwright/test";
import { armed } from "./armed.ts";
import { expect, test } from "./demoTest.ts";
import { typeInto } from "./typeInto.ts";

test.describe("a server that is typed in", () => {
  test("is connected to and called like the others", async ({ page, request }) => {
    const { servers } = await (await request.get("/surroundings.json")).json();
    const [everything] = servers;
    await page.goto("/");
    await connect(page, everything.url);
    const server = page.getByRole("listitem", { name: new URL(everything.url).host });
    const folders = page.getByRole("dialog", { name: /^Share folders with/ });
    await expect(folders).toBeVisible();
    await armed(page);
    await folders.getByRole("button", { name: "Decline", exact: true }).click();
    // Behind the dialog nothing has a role.
    await expect(server.getByText("Connected")).toBeVisible();
    await server.getByText(/\d+ tools/).click();
    await server.getByRole("button", { name: /Get Sum/ }).click();
    await typeInto(page.getByRole("textbox", { name: "a", exact: true }), "2");
    await typeInto(page.getByRole("textbox", { name: "b", exact: true }), "40");
    await page.getByRole("button", { name: "Call the tool" }).click();
    await expect(page.getByText("The sum of 2 and 40 is 42.")).toBeVisible();
  });

  test("is refused with a reason where the address cannot be one", async ({ page }) => {
    await page.goto("/");
    for (const { typed, says } of mistakes) {
      await connect(page, typed);
      await expect(page.getByRole("alert").filter({ hasText: says })).toBeVisible();
      await expect(page.getByRole("textbox", { name: "Address" })).toBeFocused();
    }
  });
});

const mistakes = [
  { typed: "", says: "Type the address" },
  { typed: "not an address", says: "This is not an address" },
  { typed: "ftp://127.0.0.1/mcp", says: "speaks http and https, not ftp" },
  { typed: "http://example.com/mcp", says: "Plain http leads only to this machine" },
  { typed: "https://ada:secret@example.com/mcp", says: "Leave the user name and password out" },
];

test.describe("a server that cannot be reached", () => {
  test.use({ tolerated: /ERR_|CORS|Failed to load resource/ });

  test("is told from one that refuses the page's origin", async ({ page, baseURL }) => {
    await page.goto("/");
    await connect(page, "http://127.0.0.1:4369/mcp");
    await expect(page.getByText("Nothing answers at this address.")).toBeVisible();

    // The same server under another name is another origin, and it allows none.
    await connect(page, `http://localhost:${new URL(baseURL ?? "").port}/mcp`);
    await expect(page.getByText(/does not let pages from .* talk to it \(CORS\)/)).toBeVisible();
  });
});

async function connect(page: Page, address: string): Promise<void> {
  await typeInto(page.getByRole("textbox", { name: "Address" }), address);
  await page.getByRole("button", { name: "Connect", exact: true }).click();
}
