import { test as base, type Page } from "@playwright/test";

/** A test in which the page must neither complain, but for what is tolerated, nor break its own policy. */
export const test = base.extend<{ tolerated: RegExp; complaints: string[] }>({
  tolerated: [/^$/, { option: true }],
  complaints: [
    async ({ page, tolerated }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      await reportViolations(page);
      await use(complaints);
      base.expect(complaints.filter((complaint) => !tolerated.test(complaint))).toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = base;

/** The browser's own console message may come late or not at all; the event does not. */
async function reportViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      console.error(`The policy was violated: ${effectiveDirective} ${blockedURI}`),
    );
  });
}
