import { expect, type Page } from "@playwright/test";
import type { ClientName, Known, ScenarioRuns } from "../../conformance/scenarios.ts";
import { startScenario, type Verdict } from "../../conformance/startScenario.ts";
import { serveBuiltPage } from "../servePage.ts";
import { pressThrough } from "./pressThrough.ts";

/** The page with a host, written as an app would be. */
export const conformancePage = "test/conformance/page";

/** Opens the page with a client, and a person answers in it all that a scenario comes to; resolves to the suite's verdict. */
export async function takePart(
  page: Page,
  { name, presses }: Pick<ScenarioRuns, "name" | "presses">,
  revision: string,
  client: ClientName,
): Promise<Verdict> {
  const scenario = await startScenario(name, revision);
  // The mock server sends no CORS headers, so it stands behind the page's own origin.
  const { url, close } = await serveBuiltPage(conformancePage, {
    "/mcp": new URL(scenario.serverUrl).origin,
  });
  await page.goto(`${url}?${queryOf(client, revision)}`);
  await page.getByRole("button", { name: "Use the server" }).click();
  await expect(page.getByText(`Connected in revision ${revision}`)).toBeVisible();
  await pressThrough(page, presses, {
    context: scenario.context,
    schemas: await schemasIn(page),
  });
  const results = page.getByRole("list", { name: "Results" });
  await expect(results).toBeAttached();
  await expect(results.getByRole("listitem")).toHaveText(
    presses.flatMap((press) => ("send" in press ? [] : [resultOf(press)])),
  );
  await page.close();
  const verdict = await scenario.finish();
  await close();
  return verdict;
}

/** The query that opens the page with a client. */
function queryOf(client: ClientName, revision: string): URLSearchParams {
  // The mock servers take whatever revision a client of SDK v1 names: its newest.
  const v1 = revision === "2025-06-18" ? "v1.22" : "v1";
  return new URLSearchParams({
    sdk: client === "v1" ? v1 : "v2",
    client: client === "v2 in a worker" ? "worker" : "page",
    revision,
  });
}

/** The input schemas of tools that the page shows, by the tools' names. */
async function schemasIn(page: Page): Promise<Known["schemas"]> {
  // Behind a dialog that is open already.
  const tools = page.getByRole("list", { name: "Tools", includeHidden: true }).locator("li");
  const lines = await tools.allTextContents();
  return new Map(
    lines.map((line) => {
      const at = line.indexOf(" ");
      return [line.slice(0, at), JSON.parse(line.slice(at))];
    }),
  );
}

/** The line of the page about a tool that is done. */
function resultOf(press: Exclude<ScenarioRuns["presses"][number], { send: string }>): RegExp {
  if ("deny" in press) return new RegExp(`^${press.deny}: deny$`);
  return new RegExp(`^${press.allow}: ${press.fails === undefined ? "ok$" : `.*${press.fails}`}`);
}
