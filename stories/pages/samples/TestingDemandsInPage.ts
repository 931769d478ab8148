import type { HostUnderTest, ModelRequestUnderTest } from "@mcp-host-ui/testing/demands";
import { createPageUnderTest } from "@mcp-host-ui/testing/playwright";
import type { Page } from "@playwright/test";

declare global {
  /** What the app offers to tests, beside its questions. */
  interface Window {
    callTool(name: string): void;
    changeRoots(uris: readonly string[]): Promise<unknown>;
    readonly modelRequests: readonly ModelRequestUnderTest[];
  }
}

/** Our app as the demands drive it: opened with the server that it is to connect to. */
export function appUnderTest(page: Page): HostUnderTest {
  return createPageUnderTest(page, {
    async connect(server) {
      await page.goto(`/?server=${encodeURIComponent(JSON.stringify(server))}`);
      await page.waitForFunction(() => "callTool" in window);
    },
    callTool: (name) => page.evaluate((tool) => window.callTool(tool), name),
    modelRequests: () => page.evaluate(() => window.modelRequests),
    changeRoots: async (uris) => {
      await page.evaluate((all) => window.changeRoots(all), uris);
    },
  });
}
