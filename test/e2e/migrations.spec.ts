import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createHostPage } from "@mcp-host-ui/testing/playwright";
import { expect } from "@playwright/test";
import { createServer } from "vite";
import { serve } from "../../examples/back-end/serve.ts";
import { startEverything } from "../../examples/demo/serve/startEverything.mjs";
import { ownName } from "../../vite.config.ts";
import { test } from "./demoTest.ts";
import { servePage } from "./servePage.ts";

type Inspector = typeof import("../../examples/migrations/mcpjam-inspector/server.ts");

// In one worker: two would build the examples into one folder.
test.describe.configure({ mode: "default" });

test("an inspector with its client in the page answers a form and a request to a model from its list", async ({
  page,
}) => {
  const { url, close } = await servePage("examples/migrations/mcp-use-inspector");
  await page.goto(`${url}?server=${encodeURIComponent(String(await startEverything()))}`);
  const host = createHostPage(page);
  const question = host.question("Everything");

  await page.getByRole("button", { name: "trigger-elicitation-request" }).click();
  await question.later();
  await host.inbox.open("Please provide inputs");
  await question.fill("String", "Ada Lovelace");
  await question.send();
  await expect(page.locator("output")).toContainText("Ada Lovelace");

  await page.getByRole("button", { name: "trigger-sampling-request" }).click();
  await question.run();
  await question.edit("answer", "Seven seas.");
  await question.send();
  await expect(page.locator("output")).toContainText("Seven seas.");

  await page.getByRole("button", { name: "trigger-elicitation-request" }).click();
  await question.decline();
  await expect(page.locator("output")).toContainText("declined");
  await close();
});

test("an inspector with its client on a server has a form answered in the page", async ({
  page,
}) => {
  const vite = await createServer({
    configFile: false,
    logLevel: "error",
    resolve: { alias: ownName },
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  const module: unknown = await vite.ssrLoadModule(
    "/examples/migrations/mcpjam-inspector/server.ts",
  );
  const { connect, handle } = module as Inspector;
  await connect(String(await startEverything()));
  const backEnd = serve(handle, (_, response) => void response.writeHead(404).end());
  await once(backEnd.listen(0, "127.0.0.1"), "listening");
  const { port } = backEnd.address() as AddressInfo;
  const proxy = { "/api": `http://127.0.0.1:${port}` };
  const { url, close } = await servePage("examples/migrations/mcpjam-inspector", { proxy });
  await page.goto(url);
  const question = createHostPage(page).question("Everything");

  await page.getByRole("button", { name: "trigger-elicitation-request" }).click();
  await question.fill("String", "Ada Lovelace");
  await question.send();
  await expect(page.locator("output")).toContainText("Ada Lovelace");

  // The page is loaded anew while a question waits: it waits still, and its call goes on.
  const call = { method: "POST", body: "trigger-elicitation-request" };
  const called = handle(new Request("http://inspector.test/api/mcp/tools/call", call));
  await expect(question.locator).toBeVisible();
  await page.reload();
  await question.decline("Too late");
  const response = await called;
  expect(JSON.stringify(await response?.json())).toContain("declined");

  await page.close();
  await close();
  backEnd.closeAllConnections();
  backEnd.close();
  await vite.close();
});
