import { expect, test } from "@playwright/test";
import { installedBy, readSource } from "./exampleApps.ts";
import { freshApp } from "./freshApp.ts";

test("the documented test passes in a fresh app, and leaves nothing to the next one", async () => {
  const printed = readSource("stories/pages/samples/TestingYourHost.tsx");
  const again = printed.slice(printed.indexOf('it("')).replace('it("', 'it("again ');
  const app = await freshApp({
    from: [],
    dependencies: {
      ...installedBy("README.md"),
      ...installedBy("stories/pages/TestingYourHost.mdx"),
    },
    files: {
      "host.test.tsx": `${printed}\n${again}`,
      "vitest.config.js": 'export default { test: { environment: "jsdom" } };\n',
    },
  });
  const said = await app.run("vitest", "run", "--testTimeout", "60000");
  expect(said).toMatch(/Tests +2 passed/);
  app.remove();
});
