import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { serveAccounts } from "../../examples/ai-sdk-chat/serveAccounts.ts";
import { serveStandIn } from "../../examples/ai-sdk-chat/serveStandIn.ts";
import { createBalancer, startNodes } from "../../examples/back-end/startCluster.mjs";
import { startRedis } from "../../scripts/engines/start.mjs";
import { freePort } from "../../scripts/engines/startEngine.mjs";
import { press } from "./armed.ts";
import { expect, test } from "./demoTest.ts";

// In one worker: two would build the example into one folder.
test.describe.configure({ mode: "default" });

const received: unknown[] = [];
const closes: (() => unknown)[] = [];
let ports: readonly number[];

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const redis = await startRedis();
  const accounts = await serveAccounts((result) => received.push(result));
  const model = await serveStandIn();
  ports = [await freePort(), await freePort()];
  const nodes = await startNodes({
    ports,
    example: "ai-sdk-chat",
    redisUrl: redis.url,
    env: { ACCOUNTS_URL: accounts.url, MODEL_URL: model.url },
  });
  closes.push(nodes.close, model.close, accounts.close, redis.stop);
});
test.afterAll(async () => {
  for (const close of closes) await close();
});
test.beforeEach(() => {
  received.length = 0;
});

test("a tool that the model calls gets what the person fills in, and the model goes on with it", async ({
  page,
}) => {
  const { url, close } = await balance();
  await page.goto(url);
  await ask(page, "Register me");
  await fill(page, "ada");
  await press(page, button(page, "Send"));

  await expect(page.getByRole("log")).toHaveText(
    /You: Register me.*Assistant: ada is registered\./,
  );
  await expect(dialog(page)).toBeHidden();
  expect(received).toEqual([
    {
      action: "accept",
      content: { username: "ada", email: "ada@example.com", newsletter: false },
    },
  ]);
  close();
});

test("a no of the person is what the tool gets, and what the chat says", async ({ page }) => {
  const { url, close } = await balance();
  await page.goto(url);
  await ask(page, "Register me");
  await press(page, button(page, "Decline"));

  await expect(page.getByRole("log")).toContainText("Nobody was registered.");
  expect(received).toEqual([{ action: "decline" }]);
  close();
});

test("what one node's chat asks is answered through the other, also after a reload", async ({
  page,
}) => {
  const [asking, answering] = ports;
  await page.goto(`http://127.0.0.1:${asking}/`);
  await ask(page, "Register me");
  await expect(dialog(page)).toBeVisible();

  // The person's cookie is for the machine, so both nodes know who it is.
  await page.goto(`http://127.0.0.1:${answering}/`);
  await fill(page, "grace");
  await press(page, button(page, "Send"));

  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => received).toHaveLength(1);
  expect(received).toMatchObject([{ action: "accept", content: { username: "grace" } }]);
});

test.describe("a chat whose back end does not know the person", () => {
  test.use({ tolerated: /status of 401/ });

  test("says that it failed", async ({ page }) => {
    const url = `http://127.0.0.1:${ports[0]}/`;
    await page.goto(url);
    // Without any, the next file that the page loads would bring a new one.
    await page.context().addCookies([{ name: "person", value: "nobody", url }]);
    await ask(page, "Register me");

    await expect(page.getByRole("alert")).toHaveText("The chat failed. You can ask again.");
    expect(received).toEqual([]);
  });
});

const dialog = (page: Page) => page.getByRole("dialog", { name: "Accounts" });

async function ask(page: Page, text: string) {
  await page.getByRole("textbox", { name: "Message" }).fill(text);
  await page.getByRole("button", { name: "Ask" }).click();
}

async function fill(page: Page, username: string) {
  await dialog(page).getByRole("textbox", { name: "Username" }).fill(username);
  await dialog(page).getByRole("textbox", { name: "Email" }).fill(`${username}@example.com`);
}

function button(page: Page, name: string) {
  return dialog(page).getByRole("button", { name, exact: true });
}

/** Both nodes behind one address that forwards at random. */
async function balance() {
  const balancer = createBalancer(ports).listen(0, "127.0.0.1");
  await once(balancer, "listening");
  return {
    url: `http://127.0.0.1:${(balancer.address() as AddressInfo).port}/`,
    close() {
      balancer.closeAllConnections();
      balancer.close();
    },
  };
}
