import { spawn } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import type { Page } from "@playwright/test";
import { createServer } from "vite";
import { serve } from "../../examples/back-end/serve.ts";
import { ownName } from "../../vite.config.ts";
import { armed } from "./armed.ts";
import { expect, test } from "./demoTest.ts";
import { servePage } from "./servePage.ts";

// In one worker: two would build the page into one folder.
test.describe.configure({ mode: "default" });

type BackEnd = typeof import("./desk/backEnd.ts");

const dialog = (page: Page) => page.getByRole("dialog", { name: "Travel Booking" });
const city = (page: Page) => dialog(page).getByLabel("City", { exact: true });

test("a back end in Python's standard library asks two tabs, and one of them answers", async ({
  page,
  context,
}) => {
  const python = spawn("python3", ["packages/desk/test/python/desk.py"]);
  const lines = createInterface({ input: python.stdout })[Symbol.asyncIterator]();
  const port = String((await lines.next()).value);
  const served = await servePage("test/e2e/desk", {
    proxy: { "/api": `http://127.0.0.1:${port}` },
  });
  try {
    const other = await context.newPage();
    await other.goto(served.url);
    await expect(city(other)).toBeVisible();

    await page.goto(served.url);
    await page.bringToFront();
    await expect(city(page)).toBeVisible();
    await armed(page);
    await city(page).fill("Lisbon");
    await dialog(page).getByRole("button", { name: "Send", exact: true }).click();

    await expect(dialog(page)).toBeHidden();
    expect(JSON.parse(String((await lines.next()).value))).toEqual({
      action: "accept",
      content: { city: "Lisbon" },
    });
    await expect(city(other)).toBeHidden();

    // A tab that comes later is asked nothing: it was answered.
    await page.reload();
    await expect(page.locator("main")).toBeAttached();
    await expect(dialog(page)).toBeHidden();
  } finally {
    await served.close();
    python.kill();
  }
});

test("seven tabs over HTTP/1.1 share one feed, and each of them shows and answers questions", async ({
  context,
}) => {
  const { server, openFeeds, url, close } = await start();
  const where = {
    message: "Where to?",
    requestedSchema: { type: "object", properties: { city: { type: "string", title: "City" } } },
  } as const;
  try {
    const tabs: Page[] = [];
    // The browser allows six connections: a seventh tab loads only because the others hold none.
    for (let count = 0; count < 7; count += 1) {
      const tab = await context.newPage();
      await tab.goto(url);
      await expect(tab.locator("main")).toBeAttached();
      tabs.push(tab);
    }
    expect(tabs).toHaveLength(7);
    await expect.poll(openFeeds).toBe(1);

    const first = server.elicit(where);
    for (const tab of tabs) await expect(city(tab)).toBeVisible();
    await expect.poll(openFeeds).toBe(1);
    await answer(tabs[0], "Lisbon");
    expect(await first.answer).toEqual({ action: "accept", content: { city: "Lisbon" } });
    for (const tab of tabs) await expect(dialog(tab)).toBeHidden();

    // The tab that came last leads. Another takes over when it closes.
    await tabs.pop()?.close();
    const second = server.elicit(where);
    for (const tab of tabs) await expect(city(tab)).toBeVisible();
    await expect.poll(openFeeds).toBe(1);
    await answer(tabs[3], "Porto");
    expect(await second.answer).toEqual({ action: "accept", content: { city: "Porto" } });
    expect(server.received).toHaveLength(2);
  } finally {
    await close();
  }
});

async function answer(tab: Page | undefined, name: string) {
  if (!tab) throw new Error("There is no such tab.");
  await tab.bringToFront();
  await armed(tab);
  await city(tab).fill(name);
  await dialog(tab).getByRole("button", { name: "Send", exact: true }).click();
}

/** A back end over real HTTP, and the page on its own address. */
async function start() {
  const vite = await createServer({
    configFile: false,
    logLevel: "error",
    resolve: { alias: ownName },
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  const module: unknown = await vite.ssrLoadModule("/test/e2e/desk/backEnd.ts");
  const backEnd = await (module as BackEnd).createBackEnd();
  const http = serve(backEnd.handle, (_, response) => void response.writeHead(404).end());
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  const { port } = http.address() as AddressInfo;
  const served = await servePage("test/e2e/desk", {
    proxy: { "/api": `http://127.0.0.1:${port}` },
  });
  return {
    ...backEnd,
    url: served.url,
    async close() {
      await served.close();
      await backEnd.close();
      http.closeAllConnections();
      http.close();
      await vite.close();
    },
  };
}
