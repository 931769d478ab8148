import { expect, test } from "@playwright/test";
import { servePage } from "../conformance/servePage.ts";
import { startScenario } from "../conformance/startScenario.ts";

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
    const { origin, close } = await servePage(scenario.serverUrl);
    await page.goto(`${origin}/?revision=${revision}`);
    await page.getByRole("button", { name: "Call every tool" }).click();

    for (let answered = 0; answered < questions; answered += 1) {
      const dialog = page.getByRole("dialog");
      await expect(dialog).toBeVisible();
      const message = (await dialog.textContent()) ?? "";
      await dialog.getByRole("button", { name: "Send" }).click();
      await expect(dialog.getByText(message)).toHaveCount(0);
    }

    await expect(page.getByRole("list", { name: "Results" })).toBeVisible();
    const { code, report } = await scenario.finish();
    await close();
    expect(report).not.toContain('"status": "FAILURE"');
    expect(code, report).toBe(0);
  });
