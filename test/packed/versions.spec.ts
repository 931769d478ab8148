import { createHostPage } from "@mcp-host-ui/testing/playwright";
import { expect, test } from "@playwright/test";
import { installedBy, minimalApp, readSource } from "./exampleApps.ts";
import type { FreshApp } from "./freshApp.ts";
import { runTool } from "./runTool.ts";
import { installedVersions, rangeEnds } from "./versions.ts";

const readSample = (name: string) => readSource(`stories/pages/samples/${name}`);

for (const { name, dependencies, isThere } of rangeEnds)
  test.describe(`with the ${name} of each package`, { tag: "@deep" }, () => {
    // In one worker: each would install an app of its own.
    test.describe.configure({ mode: "default" });

    let app: FreshApp;

    test.beforeAll(async () => {
      app = await minimalApp({
        dependencies: {
          ...installedBy("README.md", "vite"),
          ...installedBy("stories/pages/TestingYourHost.mdx"),
          ...dependencies,
        },
        files: {
          "host.test.tsx": readSample("TestingYourHost.tsx"),
          "desk.test.tsx": readSample("TestingWithDesk.tsx"),
          "zod.mjs": inZod,
          "vitest.config.js": 'export default { test: { environment: "jsdom" } };\n',
        },
      });
    });
    test.afterAll(() => app?.remove());

    test("npm gives one copy of each to the app and to us", () => {
      const installed = installedVersions(app);
      expect(installed.length).toBeGreaterThan(10);
      expect(installed.filter((one) => one.app !== one.ours)).toEqual([]);
      expect(installed.filter((one) => !isThere(one.name, one.ours))).toEqual([]);
    });

    test("a question is answered in a browser", async ({ page }) => {
      const { url, close } = await app.build();
      const result = page.waitForEvent("console", (message) => message.type() === "log");
      await page.goto(url);
      await page.getByRole("button", { name: "Let the server ask me something" }).click();
      const question = createHostPage(page).question();
      await question.fill("String", "Ada Lovelace");
      await question.send();
      await expect(question.locator).toBeHidden();
      const [received] = (await result).args();
      expect(JSON.stringify(await received?.jsonValue())).toContain("Ada Lovelace");
      await close();
    });

    test("the documented tests pass", async () => {
      const said = await app.run("vitest", "run", "--testTimeout", "60000");
      expect(said).toMatch(/Tests +2 passed/);
    });

    test("a Zod object asks for what it says", async () => {
      expect(JSON.parse(await runTool(app.folder, "node", "zod.mjs"))).toMatchObject({
        type: "object",
        properties: { age: { type: "integer", minimum: 18 } },
        required: ["age"],
      });
    });
  });

const inZod = `
import { fromZod } from "mcp-host-ui/zod";
import * as z from "zod";

console.log(JSON.stringify(fromZod(z.object({ age: z.int().min(18) }))));
`;
