// @ts-check
// npm test: what every change has to pass. `npm run test:quick` is the part that needs neither a build nor a browser;
// `npm run test:deep` has what is slow and rarely breaks.
import { tellDeepPasses } from "./deepPasses.mjs";
import { build, forEndToEnd, playwright, runTests, vitest, vitestInNewerNode } from "./testRun.mjs";

await runTests([
  // `BUILT=1`: a moment ago, of what is tested now.
  ...(process.env.BUILT ? [] : [build]),
  {
    // Each step waits at times, for pages, servers and processes that are killed, which is when others work: one after the other
    // they left half of two cores idle. The longest first, and with them the one that waits most, which at the end would wait alone.
    atOnce: 3,
    lanes: [
      [...forEndToEnd, playwright("e2e", "playwright.config.ts", "--grep-invert @deep")],
      [vitest("storybook")],
      [vitest("node")],
      [vitest("engines")],
      [vitest("browser")],
      [vitest("dom")],
      [playwright("packed", "test/packed/playwright.config.ts", "--grep-invert @deep")],
      [vitest("dom-react-18-compiler")],
      [vitestInNewerNode("ai-sdk")],
      [vitest("package")],
    ],
  },
]);
tellDeepPasses();
