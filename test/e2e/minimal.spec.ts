import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import react from "@vitejs/plugin-react";
import { createServer } from "vite";
import { startEverything } from "../../examples/demo/serve/startEverything.mjs";
import { ownName } from "../../vite.config.ts";

const example = new URL("../../examples/minimal/", import.meta.url);

test("the complete host that README prints is the one in examples/minimal", async () => {
  const readme = await readFile(new URL("../../README.md", import.meta.url), "utf8");
  expect(readme).toContain(await readFile(new URL("main.tsx", example), "utf8"));
});

test("the complete host that README prints answers a real server", async ({ page }) => {
  const address = String(await startEverything());
  const server = await createServer({
    configFile: false,
    root: fileURLToPath(example),
    logLevel: "error",
    plugins: [
      react(),
      // The reference server listens on a free port here, not on the one that README names.
      {
        name: "address",
        transform: (code, id) =>
          id.endsWith("main.tsx") ? code.replace("http://127.0.0.1:3001/mcp", address) : undefined,
      },
    ],
    resolve: { alias: ownName },
    server: { host: "127.0.0.1", port: 0 },
  });
  await server.listen();
  const local = server.resolvedUrls?.local[0] ?? "";
  const result = page.waitForEvent("console", (message) => message.type() === "log");
  await page.goto(local);
  await page.getByRole("button", { name: "Let the server ask me something" }).click();

  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Name" }).fill("Ada Lovelace");
  // A question that has just appeared ignores presses for half a second.
  await page.waitForTimeout(600);
  await dialog.getByRole("button", { name: "Send" }).click();

  const [printed] = (await result).args();
  const received = await printed?.jsonValue();
  expect(JSON.stringify(received)).toContain("Ada Lovelace");
  await server.close();
});
