import { expect, test } from "@playwright/test";
import { startScenario } from "../conformance/startScenario.ts";
import { armed } from "./armed.ts";
import { lookThrough } from "./lookThrough.ts";
import { servePage } from "./servePage.ts";

const scenarios = [
  { name: "elicitation-sep1034-client-defaults", revision: "2025-11-25", questions: 1 },
  { name: "sep-2322-client-request-state", revision: "2026-07-28", questions: 2 },
] as const;

test.describe.configure({ mode: "serial" });

for (const { name, revision, questions } of scenarios)
  test(`the public conformance suite passes ${name}, answered in the real form`, async ({
    page,
  }) => {
    const scenario = await startScenario(name);
    // The mock server sends no CORS headers, so it stands behind the page's own origin.
    const { url, close } = await servePage("test/conformance/page", {
      proxy: { "/mcp": new URL(scenario.serverUrl).origin },
    });
    await page.goto(`${url}?revision=${revision}`);
    await page.getByRole("button", { name: "Call every tool" }).click();

    for (let answered = 0; answered < questions; answered += 1) {
      const dialog = page.getByRole("dialog");
      await expect(dialog).toHaveCount(1);
      await armed(page);
      await lookThrough(dialog);
      await dialog.getByRole("button", { name: "Send", exact: true }).click();
    }

    await expect(page.getByRole("list", { name: "Results" })).toBeVisible();
    const { code, report } = await scenario.finish();
    await close();
    expect(report).not.toContain('"status": "FAILURE"');
    expect(code, report).toBe(0);
  });
