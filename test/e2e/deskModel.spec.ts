import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { createServer } from "vite";
import { serve } from "../../examples/back-end/serve.ts";
import { ownName } from "../../vite.config.ts";
import { press } from "./armed.ts";
import { expect, test } from "./demoTest.ts";
import { servePage } from "./servePage.ts";

// In one worker: two would build the page into one folder.
test.describe.configure({ mode: "default" });

type BackEnd = typeof import("./desk-model/backEnd.ts");

test("what a model on the server writes is seen as it comes, also after a reload, and sent from there", async ({
  page,
}) => {
  const { asked, answer, close } = await runModel(page);
  asked[0]?.onPartial("Lis");
  await expect(dialog(page).getByText("Lis", { exact: true })).toBeVisible();
  asked[0]?.onPartial("Lisb");
  await expect(dialog(page).getByText("Lisb", { exact: true })).toBeVisible();

  await page.reload();
  await expect(dialog(page).getByText("Lisb", { exact: true })).toBeVisible();
  asked[0]?.onPartial("Lisbo");
  await expect(dialog(page).getByText("Lisbo", { exact: true })).toBeVisible();
  asked[0]?.answer("Lisbon");
  await press(page, button(page, /^Send to/));

  expect(await answer).toMatchObject({ model: "local", content: { text: "Lisbon" } });
  expect(asked).toHaveLength(1);
  await close();
});

test("what a model on the server writes is stopped from the page that was loaded anew", async ({
  page,
}) => {
  const { asked, answer, close } = await runModel(page);
  asked[0]?.onPartial("Por");

  await page.reload();
  await expect(dialog(page).getByText("Por", { exact: true })).toBeVisible();
  await press(page, button(page, /^Stop/));
  await expect.poll(() => asked[0]?.signal.aborted).toBe(true);
  await press(page, button(page, /^(Try|Run) again/));
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.answer("Lisbon");
  await press(page, button(page, /^Send to/));

  expect(await answer).toMatchObject({ content: { text: "Lisbon" } });
  await close();
});

/** Has the server ask for a response, and the person let the model on the server write it. */
async function runModel(page: Page) {
  const { asked, server, url, close } = await start();
  const { answer } = server.request({
    method: "sampling/createMessage",
    params: {
      messages: [{ role: "user", content: { type: "text", text: "Which city?" } }],
      maxTokens: 10,
    },
  });
  await page.goto(url);
  await press(page, button(page, /^Run/));
  await expect.poll(() => asked.length).toBe(1);
  return { asked, answer, close };
}

const dialog = (page: Page) => page.getByRole("dialog", { name: "Travel Booking" });

const button = (page: Page, name: RegExp) => dialog(page).getByRole("button", { name });

/** A back end over real HTTP, and the page on its own address. */
async function start() {
  const vite = await createServer({
    configFile: false,
    logLevel: "error",
    resolve: { alias: ownName },
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  const module: unknown = await vite.ssrLoadModule("/test/e2e/desk-model/backEnd.ts");
  const backEnd = await (module as BackEnd).createBackEnd();
  const http = serve(backEnd.handle, (_, response) => void response.writeHead(404).end());
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  const { port } = http.address() as AddressInfo;
  const served = await servePage("test/e2e/desk-model", {
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
