import { expect, test } from "@playwright/test";
import { chromiumLaunch } from "../support/chromium.ts";
import { installedBy, minimalApp, readSource } from "./exampleApps.ts";
import { freshApp } from "./freshApp.ts";

const readSample = (name: string) => readSource(`stories/pages/samples/${name}`);

test("the documented tests pass in a fresh app, and leave nothing to the next one", async () => {
  const printed = readSample("TestingYourHost.tsx");
  const again = printed.slice(printed.indexOf('it("')).replace('it("', 'it("again ');
  // With Vitest's globals, too, where Testing Library cleans up by itself.
  const globals = readSample("TestingWithDesk.tsx").replace(/^import .* from "vitest";$/m, "");
  const app = await freshApp({
    from: [],
    dependencies: {
      ...installedBy("README.md"),
      ...installedBy("stories/pages/TestingYourHost.mdx"),
    },
    files: {
      "host.test.tsx": `${printed}\n${again}`,
      "desk.test.tsx": readSample("TestingWithDesk.tsx"),
      "hostile.test.tsx": readSample("TestingHostile.tsx"),
      "globals.spec.tsx": `${globals}\n${globals.slice(globals.indexOf('it("'))}`,
      "vitest.config.js": 'export default { test: { environment: "jsdom" } };\n',
    },
  });
  const run = (...args: readonly string[]) =>
    app.run("vitest", "run", "--testTimeout", "60000", ...args);
  expect(await run(".test.tsx")).toMatch(/Tests +7 passed/);
  expect(await run("--globals", "globals.spec.tsx")).toMatch(/Tests +2 passed/);
  app.remove();
});

test("the documented test for a browser passes against a fresh app", async () => {
  const own = installedBy("README.md", "vite", "@playwright/test", "@types/node");
  const app = await minimalApp({ dependencies: own });
  const { url, close } = await app.build();
  const config = {
    testDir: "e2e",
    timeout: 120_000,
    use: { baseURL: url, launchOptions: chromiumLaunch() },
  };
  app.write({
    "playwright.config.js": `export default ${JSON.stringify(config)};\n`,
    "e2e/ask.spec.ts": readSample("TestingWithPlaywright.ts"),
  });
  expect(await app.run("playwright", "test")).toMatch(/1 passed/);
  await close();
  app.remove();
});
