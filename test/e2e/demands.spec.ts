import type { Page } from "@playwright/test";
import {
  type DemandRevision,
  demandsOf,
  type HostUnderTest,
  type ModelRequestUnderTest,
} from "mcp-host-ui/testing/demands";
import { createPageUnderTest } from "mcp-host-ui/testing/playwright";
import { expect, test } from "./demoTest.ts";
import { type ServedPage, servePage } from "./servePage.ts";

// In one worker: two would build the page into one folder.
test.describe.configure({ mode: "default" });
// An endpoint without a stream of its own answers GET with 405, which Chromium writes on the console.
test.use({ tolerated: /405 \(Method Not Allowed\)|ERR_UNKNOWN|Not allowed to/ });

declare global {
  interface Window {
    readonly modelRequests: readonly ModelRequestUnderTest[];
    callTool(name: string): void;
    changeRoots(uris: readonly string[]): Promise<unknown>;
  }
}

let served: ServedPage;
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

/** Our own page as a host under test. */
function pageUnderTest(page: Page, sdk: string): HostUnderTest {
  return createPageUnderTest(page, {
    async connect(server) {
      const query = new URLSearchParams({ sdk, server: JSON.stringify(server) });
      await page.goto(`${served.url}?${query}`);
      await page.waitForFunction(() => "callTool" in window);
    },
    callTool: (name) => page.evaluate((tool) => window.callTool(tool), name),
    modelRequests: () => page.evaluate(() => window.modelRequests),
    abilities: [
      "form",
      "visit",
      "sampling",
      "roots",
      "editPrompt",
      "editResponse",
      "changeRoots",
      "stopCall",
      "links",
      "formsOnly",
    ],
    changeRoots: async (uris) => {
      await page.evaluate((all) => window.changeRoots(all), uris);
    },
  });
}

for (const [sdk, revision, isDeep] of settings)
  test.describe(`a page over SDK ${sdk} in ${revision}`, { tag: isDeep ? "@deep" : [] }, () => {
    for (const demand of demandsOf(revision))
      test(`${demand.id}: ${demand.text}`, async ({ page }) => {
        const host = pageUnderTest(page, sdk);
        expect(demand.missing(host)).toEqual([]);
        await demand.check(host, { grace: 300 });
      });
  });
