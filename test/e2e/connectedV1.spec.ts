import { startEverything } from "../../examples/demo/serve/startEverything.mjs";
import { armed } from "./armed.ts";
import { expect, test } from "./demoTest.ts";
import { lookThrough } from "./lookThrough.ts";
import { serveExample } from "./serveExample.ts";

test("a client of SDK v1 that is attached after connecting answers what it declared, and names the rest", async ({
  page,
}) => {
  process.env.VITE_MCP_SERVER = String(await startEverything());
  const { url, close } = await serveExample("connected-v1");
  await page.goto(url);
  await expect(page.getByRole("listitem")).toHaveText(
    "sampling/createMessage: the client connected without declaring it",
  );

  await page.getByRole("button", { name: "Let the server ask me something" }).click();
  const dialog = page.getByRole("dialog", { name: "Everything" });
  await dialog.getByRole("textbox", { name: "String", exact: true }).fill("Ada Lovelace");
  await armed(page);
  await lookThrough(dialog);
  await dialog.getByRole("button", { name: "Send", exact: true }).click();

  await expect(page.getByRole("status").filter({ hasText: "content" })).toContainText(
    "Name: Ada Lovelace",
  );
  await close();
});
