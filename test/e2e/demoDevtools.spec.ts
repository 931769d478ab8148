import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { callTool, demoServers, question } from "./demoServers.ts";
import { expect, test } from "./demoTest.ts";

const [travel] = demoServers;
if (!travel) throw new Error("The demo has no server.");

let demo: ChildProcess;
let address = "";

/** The panel is in no built page: this is the demo as developers run it. */
test.beforeAll(async () => {
  demo = spawn(process.execPath, ["scripts/demo.mjs", "--port", "4353"], {
    stdio: ["ignore", "pipe", "inherit"],
    // A test before it in this process may have built a page, for which Vite says that this is production.
    env: { ...process.env, NODE_ENV: "development" },
  });
  if (!demo.stdout) throw new Error("The demo has no output.");
  const [line]: unknown[] = await once(createInterface(demo.stdout), "line");
  address = /http:\S+/.exec(String(line))?.[0] ?? "";
});

test.afterAll(async () => {
  if (demo.kill()) await once(demo, "exit");
});

test("a developer follows a question, copies it as a test, and asks it again", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: address });
  await page.goto(address);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("checkbox", { name: "MCP devtools" }).check();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "MCP devtools" }).click();
  const panel = page.getByRole("complementary", { name: "MCP devtools" });
  await expect(panel).toBeVisible();

  const entry = await callTool(page, travel);
  const dialog = await question(page, travel);
  await travel.fill(dialog);
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  expect(await travel.received(entry)).toEqual({
    action: "accept",
    content: travel.content,
  });

  const asked = panel.getByRole("option", { name: /accept by person/ });
  await asked.click();
  await panel.getByRole("button", { name: "Copy as test" }).click();
  // What writes it loads only now, from a server that has yet to translate it.
  await expect(panel.getByRole("status")).toHaveText("Copied the test");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("confirmBooking");
  expect(copied).toContain('action: "accept"');

  await panel.getByRole("button", { name: "Replay", exact: true }).click();
  await (await question(page, travel)).getByRole("button", { name: "Decline" }).click();
  await expect(panel.getByText("Replayed: the server received 1 of 1 answers")).toBeVisible();
});
