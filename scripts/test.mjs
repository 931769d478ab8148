// @ts-check
// npm test: what every change has to pass. `npm run test:quick` is the part that needs neither a build nor a browser;
// `npm run test:deep` has what is slow and rarely breaks.
import { tellDeepPasses } from "./deepPasses.mjs";
import { build, buildStorybook, playwright, runTests, vitest, vitestReport } from "./testRun.mjs";

// A worker for each core: Vitest would leave one core for itself. In Chromium a second one makes them slower, since all
// pages are one browser's: measured at rest, 393 s in place of 303 for the project `browser`.
const onEachCore = { options: "--maxWorkers 100%" };

await runTests([
  build,
  ...["node", "package", "dom", "dom-react-compiler", "dom-react-18"].map((project) =>
    vitest(project, onEachCore),
  ),
  {
    name: "install the conformance suite",
    command:
      "cd test/conformance && ls node_modules >/dev/null 2>&1 || npm ci --no-progress --no-engine-strict",
  },
  {
    // What waits for pages, servers and processes that are killed leaves half of two cores idle, one after the other.
    atOnce: 3,
    lanes: [
      [buildStorybook, playwright("e2e", "playwright.config.ts", "--grep-invert @deep")],
      [vitest("storybook")],
      [vitest("browser")],
      [playwright("packed", "test/packed/playwright.config.ts", "--grep-invert @deep")],
      [vitest("pseudo-locale")],
      [vitest("engines")],
      // The AI SDK's newest version wants a newer Node than the rest, as does Mastra.
      [
        {
          name: "ai-sdk",
          command: `${installIn("test/ai-sdk")} && ${runInNewerNode("ai-sdk")}`,
        },
        {
          name: "adapters",
          command: `${installIn("test/ai-sdk")} && ${installIn("examples/adapters", "--omit=optional")} && ${runInNewerNode("adapters")}`,
        },
      ],
      [vitest("browser-react-compiler")],
    ],
  },
]);
tellDeepPasses();

/** @param {string} folder */
function installIn(folder, options = "") {
  return `(ls ${folder}/node_modules >/dev/null 2>&1 || (cd ${folder} && npm ci --no-progress --no-engine-strict ${options}))`;
}

/** @param {string} project */
function runInNewerNode(project) {
  return `test/ai-sdk/node_modules/.bin/node node_modules/vitest/vitest.mjs run --project ${project} ${vitestReport(project)}`;
}
