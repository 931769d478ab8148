// @ts-check
// npm test: what every change has to pass. `npm run test:quick` is the part that needs neither a build nor a browser;
// `npm run test:deep` has what is slow and rarely breaks.
import { availableParallelism } from "node:os";
import { tellDeepPasses } from "./deepPasses.mjs";
import { build, buildStorybook, playwright, runTests, vitest, vitestReport } from "./testRun.mjs";

// Browsers wait for frames and for what their tests let pass: one step alone leaves a third of two cores free.
const atOnce = availableParallelism();

await runTests([
  {
    atOnce,
    lanes: [
      [build],
      [install("test/conformance")],
      // The packages that adapters are for, which the AI SDK's own tests need in part.
      [install("test/ai-sdk"), install("examples/adapters", "--omit=optional")],
    ],
  },
  {
    atOnce,
    lanes: [
      [buildStorybook, playwright("e2e", "playwright.config.ts", "--grep-invert @deep")],
      [vitest("storybook")],
      [vitest("browser")],
      [vitest("node")],
      [vitest("dom")],
      [playwright("packed", "test/packed/playwright.config.ts", "--grep-invert @deep")],
      // Nodes that are killed mostly wait for others to notice.
      [vitest("engines")],
      [vitest("dom-react-compiler")],
      [vitest("dom-react-18")],
      // The AI SDK's newest version wants a newer Node than the rest, as does Mastra.
      [inNewerNode("ai-sdk")],
      [inNewerNode("adapters")],
      [vitest("package")],
      [vitest("browser-react-compiler")],
    ],
  },
]);
tellDeepPasses();

/**
 * Installs packages of which only some tests have need, unless they are there.
 * @param {string} folder
 * @returns {import("./testRun.mjs").Step}
 */
function install(folder, options = "") {
  return {
    name: `install ${folder}`,
    command: `cd ${folder} && (ls node_modules >/dev/null 2>&1 || npm ci --no-progress --no-engine-strict ${options})`,
  };
}

/**
 * @param {string} project
 * @returns {import("./testRun.mjs").Step}
 */
function inNewerNode(project) {
  return {
    name: project,
    command: `test/ai-sdk/node_modules/.bin/node node_modules/vitest/vitest.mjs run --project ${project} ${vitestReport(project)}`,
  };
}
