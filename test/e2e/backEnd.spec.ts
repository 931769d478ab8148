import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { createBalancer, startNodes } from "../../examples/back-end/startCluster.mjs";
import { startRedis } from "../../scripts/engines/start.mjs";
import { freePort } from "../../scripts/engines/startEngine.mjs";
import { armed } from "./armed.ts";
import { expect, test } from "./demoTest.ts";

// In one worker: two would build the example into one folder.
test.describe.configure({ mode: "default" });

let redis: Awaited<ReturnType<typeof startRedis>>;
let nodes: Awaited<ReturnType<typeof startNodes>>;
let ports: readonly number[];

test.beforeAll(async () => {
  test.setTimeout(240_000);
  redis = await startRedis();
  ports = [await freePort(), await freePort()];
  nodes = await startNodes({ ports, redisUrl: redis.url });
});
test.afterAll(async () => {
  nodes.close();
  await redis.stop();
});

test("a server that one node calls gets what a person answers through the other", async ({
  page,
}) => {
  const [asking, answering] = ports;
  await page.goto(`http://127.0.0.1:${answering}/`);
  const booked = page.context().request.post(`http://127.0.0.1:${asking}/api/trips`);
  await answer(page, "Lisbon");

  const response = await booked;
  expect(response.status()).toBe(200);
  expect(await response.json()).toEqual({ action: "accept", content: { city: "Lisbon" } });
});

test("two tabs behind a balancer that forwards at random show a question, and one answers it", async ({
  page,
  context,
}) => {
  const balancer = createBalancer(ports).listen(0, "127.0.0.1");
  await once(balancer, "listening");
  const url = `http://127.0.0.1:${(balancer.address() as AddressInfo).port}/`;
  await page.goto(url);
  const other = await context.newPage();
  await other.goto(url);

  await page.getByRole("button", { name: "Book a trip" }).click();
  await expect(dialog(page)).toBeVisible();
  await answer(other, "Porto");

  await expect(page.getByRole("status")).toHaveText(
    '{"action":"accept","content":{"city":"Porto"}}',
  );
  await expect(dialog(page)).toBeHidden();
  await expect(dialog(other)).toBeHidden();
  balancer.closeAllConnections();
  balancer.close();
});

const dialog = (page: Page) => page.getByRole("dialog", { name: "Travel Booking" });

async function answer(page: Page, city: string) {
  await dialog(page).getByRole("textbox", { name: "City" }).fill(city);
  await armed(page);
  await dialog(page).getByRole("button", { name: "Send", exact: true }).click();
}
