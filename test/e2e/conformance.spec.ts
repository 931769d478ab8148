import { expect, type Locator, type Page, test } from "@playwright/test";
import { type ClientName, type Known, type Press, scenarios } from "../conformance/scenarios.ts";
import { type Scenario, startScenario } from "../conformance/startScenario.ts";
import { armed } from "./armed.ts";
import { lookThrough } from "./lookThrough.ts";
import { buildPage, serveBuiltPage } from "./servePage.ts";

const folder = "test/conformance/page";

// In one worker: two would build the page into one folder.
test.describe.configure({ mode: "default" });
test.beforeAll(() => buildPage(folder));

for (const { name, clients, presses, succeeded, skipped = {} } of scenarios)
  for (const [revision, names] of Object.entries(clients))
    for (const client of names)
      test(`the public conformance suite passes ${name} in ${revision}: SDK ${client}`, async ({
        page,
      }) => {
        const scenario = await startScenario(name, revision);
        // The mock server sends no CORS headers, so it stands behind the page's own origin.
        const { url, close } = await serveBuiltPage(folder, {
          "/mcp": new URL(scenario.serverUrl).origin,
        });
        await page.goto(`${url}?${queryOf(client, revision)}`);
        await page.getByRole("button", { name: "Use the server" }).click();
        await expect(page.getByText(`Connected in revision ${revision}`)).toBeVisible();
        await answer(page, scenario, presses);
        await expect(page.getByRole("list", { name: "Results" })).toBeAttached();
        console.log(await page.getByRole("list", { name: "Results" }).textContent());
        await page.close();

        const { code, checks, report } = await scenario.finish();
        await close();
        console.log(JSON.stringify(["SUCCESS", "SKIPPED", "FAILURE", "WARNING", "INFO"].map((s) => [s, countIn(checks, s)])));
        expect(countIn(checks, "FAILURE")).toEqual({});
        expect(countIn(checks, "WARNING")).toEqual({});
        expect(countIn(checks, "SUCCESS")).toEqual(succeeded);
        expect(countIn(checks, "SKIPPED")).toEqual(skipped);
        expect(code, report).toBe(0);
      });

/** The page's query that chooses a client. */
function queryOf(client: ClientName, revision: string): URLSearchParams {
  // The newest SDK v1 speaks 2025-11-25, and the suite takes whatever revision its client names.
  const old = revision === "2025-06-18" ? "v1.22" : "v1";
  return new URLSearchParams({
    sdk: client === "v1" ? old : "v2",
    client: client === "v2 in a worker" ? "worker" : "page",
    revision,
  });
}

/** Answers every dialog that comes up, each by the press that is meant for it. */
async function answer(page: Page, { context }: Scenario, presses: readonly Press[]): Promise<void> {
  const known: Known = { context, schemas: await schemasIn(page) };
  const left = new Map(presses.map((press) => [textOf(press), press]));
  const dialog = page.getByRole("dialog");
  while (left.size > 0) {
    await expect(dialog).toHaveCount(1);
    await armed(page);
    const message = await messageIn(dialog, [...left.keys()]);
    const press = left.get(message);
    if (!press) throw new Error(`Nobody expected: ${await dialog.textContent()}`);
    left.delete(message);
    if ("allow" in press) {
      const { arguments: args = () => ({}) } = press;
      await dialog.getByRole("textbox").fill(JSON.stringify(args(known)));
      await dialog.getByRole("button", { name: "Allow once" }).click();
    } else if ("deny" in press) {
      await dialog.getByRole("button", { name: "Deny", exact: true }).click();
      await dialog.getByRole("button", { name: "Deny", exact: true }).last().click();
    } else {
      await lookThrough(dialog);
      await dialog.getByRole("button", { name: "Send", exact: true }).click();
    }
    await expect(dialog.getByText(message, { exact: true })).toHaveCount(0);
  }
}

/** The text that tells the dialog of a press from the others. */
function textOf(press: Press): string {
  if ("send" in press) return press.send;
  return `${"allow" in press ? press.allow : press.deny} is about to run with these arguments.`;
}

async function messageIn(dialog: Locator, texts: readonly string[]): Promise<string> {
  for (const text of texts)
    if ((await dialog.getByText(text, { exact: true }).count()) > 0) return text;
  return "";
}

async function schemasIn(page: Page): Promise<ReadonlyMap<string, unknown>> {
  const tools = await page.getByRole("list", { name: "Tools", includeHidden: true }).locator("li").all();
  return new Map(
    await Promise.all(
      tools.map(async (tool): Promise<[string, unknown]> => {
        const schema = (await tool.locator("code").textContent()) ?? "";
        const text = (await tool.textContent()) ?? "";
        return [text.slice(0, -schema.length).trim(), JSON.parse(schema)];
      }),
    ),
  );
}

function countIn(checks: readonly { id: string; status: string }[], status: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const check of checks)
    if (check.status === status) counts[check.id] = (counts[check.id] ?? 0) + 1;
  return counts;
}
