import { type DemandRevision, demandsOf } from "mcp-host-ui/testing/demands";
import { appUnderTest } from "../../stories/pages/samples/TestingDemandsInPage.ts";
import { test as base, expect } from "./demoTest.ts";
import { type ServedPage, servePage } from "./servePage.ts";

let served: ServedPage;

const test = base.extend({
  // The guide's own code opens the app by a path.
  baseURL: async ({ browserName: _ }, provide) => provide(served.url),
});

// In one worker: two would build the page into one folder.
test.describe.configure({ mode: "default" });
// The server has no stream beside those of calls, and answers GET with 405, which Chromium writes on the console.
test.use({ tolerated: /405 \(Method Not Allowed\)/ });

test.beforeAll(async () => {
  served = await servePage("test/e2e/demands");
});
test.afterAll(() => served.close());

const settings: readonly (readonly [sdk: string, revision: DemandRevision, isDeep: boolean])[] = [
  ["v1", "2025-06-18", true],
  ["v1", "2025-11-25", false],
  ["v2", "2025-06-18", true],
  ["v2", "2025-11-25", true],
  ["v2", "2026-07-28", false],
];

for (const [sdk, revision, isDeep] of settings)
  test.describe(`a page over SDK ${sdk} in ${revision}`, { tag: isDeep ? "@deep" : [] }, () => {
    for (const demand of demandsOf(revision))
      test(`meets ${demand.id}: ${demand.text}`, async ({ page }) => {
        await page.addInitScript((name) => sessionStorage.setItem("sdk", name), sdk);
        const app = appUnderTest(page);
        const host = { ...app, abilities: [...app.abilities, "formsOnly" as const] };
        expect(demand.missing(host)).toEqual([]);
        await demand.check(host);
      });
  });
