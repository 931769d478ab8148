import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { startEverything } from "../../examples/demo/serve/startEverything.mjs";
import { armed } from "./armed.ts";
import { lookThrough } from "./lookThrough.ts";
import { servePage } from "./servePage.ts";

const example = new URL("../../examples/minimal/", import.meta.url);

test("what README prints is what stands in examples/minimal", async () => {
  const readme = await readFile(new URL("../../README.md", import.meta.url), "utf8");
  expect(readme).toContain(await readFile(new URL("main.tsx", example), "utf8"));
  const more = await readFile(new URL("moreKinds.ts", example), "utf8");
  expect(readme).toContain(more.replace('import { ask } from "./ask.js";\n', ""));
});

test("the complete host that README prints answers a real server", async ({ page }) => {
  const address = String(await startEverything());
  // The reference server listens on a free port here, not on the one that README names.
  const transform = (code: string, id: string) =>
    id.endsWith("main.tsx") ? code.replace("http://127.0.0.1:3001/mcp", address) : undefined;
  const { url, close } = await servePage("examples/minimal", {
    plugins: [{ name: "address", transform }],
  });
  const result = page.waitForEvent("console", (message) => message.type() === "log");
  await page.goto(url);
  await page.getByRole("button", { name: "Let the server ask me something" }).click();

  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "String", exact: true }).fill("Ada Lovelace");
  await armed(page);
  await lookThrough(dialog);
  await dialog.getByRole("button", { name: "Send", exact: true }).click();

  const [printed] = (await result).args();
  const received = await printed?.jsonValue();
  expect(JSON.stringify(received)).toContain("Ada Lovelace");
  await close();
});
