import { type DemandRevision, demandsOf } from "@mcp-host-ui/testing/demands";
import { appUnderTest } from "../../stories/pages/samples/TestingDemandsInPage.ts";
import { test as base, expect } from "./demoTest.ts";
import { type ServedPage, servePage } from "./servePage.ts";

const test = base.extend<object, { served: ServedPage }>({
  served: [
    async ({ browserName: _ }, provide) => {
      const served = await servePage("test/e2e/demands");
      await provide(served);
      await served.close();
    },
    { scope: "worker" },
  ],
  // The guide's own code opens the app by a path.
  baseURL: async ({ served }, provide) => provide(served.url),
});

// In one worker: two would build the page into one folder.
test.describe.configure({ mode: "default" });
// The server has no stream beside those of calls, and answers GET with 405, which Chromium writes on the console.
test.use({ tolerated: /405 \(Method Not Allowed\)/ });

const settings: readonly (readonly [sdk: string, revision: DemandRevision])[] = [
  ["v2", "2026-07-28"],
  ["v1", "2025-11-25"],
  ["v2", "2025-11-25"],
  ["v1", "2025-06-18"],
  ["v2", "2025-06-18"],
];

/** What must be is checked each time, in the first setting that demands it; the rest, and other settings, in the deep run. */
const checked = new Set<string>();

for (const [sdk, revision] of settings)
  test.describe(`a page over SDK ${sdk} in ${revision}`, () => {
    for (const demand of demandsOf(revision)) {
      const isMust = demand.level.startsWith("must");
      const tag = isMust && !checked.has(demand.id) ? [] : "@deep";
      checked.add(demand.id);
      test(`meets ${demand.id}: ${demand.text}`, { tag }, async ({ page }) => {
        await page.addInitScript((name) => sessionStorage.setItem("sdk", name), sdk);
        const app = appUnderTest(page);
        const host = { ...app, abilities: [...app.abilities, "formsOnly" as const] };
        expect(demand.missing(host)).toEqual([]);
        await demand.check(host);
      });
    }
  });
