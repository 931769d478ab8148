import { once } from "node:events";
import { readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { expect, type Page, test } from "@playwright/test";
import { createServer } from "vite";
import { serve } from "../../examples/back-end/serve.ts";
import { startEverything } from "../../examples/demo/serve/startEverything.mjs";
import { ownName } from "../../vite.config.ts";
import { armed } from "./armed.ts";
import { lookThrough } from "./lookThrough.ts";
import { servePage } from "./servePage.ts";

type Questions = typeof import("../../examples/minimal/server/questions.ts");

const example = new URL("../../examples/minimal/", import.meta.url);

test("each path that README prints for a client is what stands in examples/minimal", async () => {
  const readme = await readFile(new URL("../../README.md", import.meta.url), "utf8");
  for (const path of ["App.tsx", "worker/process.ts", "server/questions.ts"])
    expect(readme).toContain(await readFile(new URL(path, example), "utf8"));
});

test("a client in the page has its server's question answered", async ({ page }) => {
  const { url, close } = await servePage("examples/minimal", { plugins: [await addressed()] });
  const result = logged(page);
  await page.goto(url);
  await page.getByRole("button", { name: "Let the server ask me something" }).click();
  await answer(page);
  await expect(result).resolves.toContain("Ada Lovelace");
  await close();
});

test("a client in another process has its server's question answered in a window", async ({
  page,
}) => {
  const plugin = await addressed();
  const { url, close } = await servePage("examples/minimal/worker", {
    plugins: [plugin],
    workerPlugins: [plugin],
  });
  const result = logged(page);
  await page.goto(url);
  await page.getByRole("button", { name: "Let the server ask me something" }).click();
  await answer(page);
  await expect(result).resolves.toContain("Ada Lovelace");
  await close();
});

test("a client on a server has its server's question answered in the user's page", async ({
  page,
}) => {
  const vite = await createServer({
    configFile: false,
    logLevel: "error",
    plugins: [await addressed()],
    resolve: { alias: ownName },
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  const module: unknown = await vite.ssrLoadModule("/examples/minimal/server/questions.ts");
  const { GET, POST, callFor } = module as Questions;
  const backEnd = serve(
    async (request) => (request.method === "GET" ? GET(request) : POST(request)),
    (_, response) => void response.writeHead(404).end(),
  ).listen(0, "127.0.0.1");
  await once(backEnd, "listening");
  const { port } = backEnd.address() as AddressInfo;
  const proxy = { "/api/questions": `http://127.0.0.1:${port}` };
  const { url, close } = await servePage("examples/minimal/server", { proxy });

  await page.goto(url);
  const result = callFor("ada");
  await answer(page);
  expect(JSON.stringify(await result)).toContain("Ada Lovelace");

  await page.close();
  await close();
  backEnd.closeAllConnections();
  backEnd.close();
  await vite.close();
});

/** The reference server listens on a free port here, not on the one that README names. */
async function addressed() {
  const address = String(await startEverything());
  const transform = (code: string, id: string) =>
    /examples\/minimal\/.*\.tsx?$/.test(id)
      ? code.replace("http://127.0.0.1:3001/mcp", address)
      : undefined;
  return { name: "address", transform };
}

/** The first thing that a page, or a worker of it, logs, as JSON. */
async function logged(page: Page): Promise<string> {
  const message = await page.waitForEvent("console", (one) => one.type() === "log");
  const [printed] = message.args();
  return JSON.stringify(await printed?.jsonValue());
}

async function answer(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "String", exact: true }).fill("Ada Lovelace");
  await armed(page);
  await lookThrough(dialog);
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
}
