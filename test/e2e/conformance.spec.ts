import { countChecks } from "../conformance/countChecks.ts";
import { listScenarios } from "../conformance/listScenarios.ts";
import { readConformancePage } from "../conformance/readConformancePage.ts";
import { type ClientName, type ScenarioRuns, scenarios } from "../conformance/scenarios.ts";
import { conformancePage, takePart } from "./conformance/takePart.ts";
import { expect, test } from "./demoTest.ts";
import { buildPage } from "./servePage.ts";

// In one worker: two would build the page into one folder.
test.describe.configure({ mode: "default" });
// Chromium tells of every answer that is no success, SDK v2 of each tool that it leaves out.
test.use({ tolerated: /^Failed to load resource|^\[mcp-sdk\] excluding tool/ });
test.beforeAll(() => buildPage(conformancePage));

for (const scenario of scenarios)
  for (const [revision, clients] of Object.entries(scenario.clients))
    for (const client of clients)
      test(`the public conformance suite passes ${scenario.name} in ${revision}, answered in a page: ${client}`, {
        tag: isOften(scenario, revision, client) ? [] : "@deep",
      }, async ({ page }) => {
        const verdict = await takePart(page, scenario, revision, client);
        expect(countChecks(verdict, "FAILURE")).toEqual({});
        expect(countChecks(verdict, "WARNING")).toEqual({});
        expect(countChecks(verdict, "SUCCESS")).toEqual(scenario.succeeded);
        expect(countChecks(verdict, "SKIPPED")).toEqual(scenario.skipped ?? {});
        expect(verdict.code, verdict.report).toBe(0);
      });

test("SDK v2 copies no argument into a header while it is in a page", { tag: "@deep" }, async ({
  page,
}) => {
  const name = "http-custom-headers";
  const presses = scenarios.find((scenario) => scenario.name === name)?.presses ?? [];
  const verdict = await takePart(page, { name, presses }, "2026-07-28", "v2");
  expect(countChecks(verdict, "FAILURE")).toMatchObject({
    "sep-2243-client-supports-custom-headers": 1,
  });
  expect(verdict.code).toBe(1);
});

test("docs/conformance.md has every client scenario of the suite, in the revisions that it names", async () => {
  const listed = [...(await listScenarios())].map(([name, revisions]) => ({ name, revisions }));
  const { rows } = readConformancePage();
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
  expect(listed.length).toBeGreaterThan(scenarios.length);
  expect(rows.map(({ name, revisions }) => ({ name, revisions })).toSorted(byName)).toEqual(
    listed.toSorted(byName),
  );
});

/** Whether every change has to pass it: what a host has a part in once, and what a server asks through both SDKs. */
function isOften(
  { ofTransport, clients, presses }: ScenarioRuns,
  revision: string,
  client: ClientName,
): boolean {
  const [newest, tried = []] = Object.entries(clients).at(-1) ?? [];
  if (ofTransport || revision !== newest) return false;
  if (client === "v1") return presses.some((press) => "send" in press);
  return client === "v2" || tried.length === 1;
}
