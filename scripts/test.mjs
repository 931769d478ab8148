// @ts-check
// npm test: every test there is. `npm run test:quick` is the part that needs neither a build nor a browser.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { ensureEngines } from "./engines/engines.mjs";
import { ensureChromium } from "./ensureChromium.mjs";
import { runSteps } from "./runSteps.mjs";

const reports = ".cache/test-reports";
const inNode = ["node", "package", "dom", "dom-react-compiler", "dom-react-18"];
const inChromium = ["browser", "browser-react-compiler", "storybook"];

process.env.CHROMIUM_PATH = orExit(ensureChromium);
orExit(ensureEngines);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const steps = runSteps([
  { name: "build", command: "npm run -s build" },
  // A worker for each core: Vitest would leave one core for itself.
  ...inNode.map((project) => runProject(project, "--maxWorkers 100%")),
  runProject("engines"),
  ...inChromium.map((project) => runProject(project)),
  {
    name: "install the conformance suite",
    command:
      "cd test/conformance && ls node_modules >/dev/null 2>&1 || npm ci --no-progress --no-engine-strict",
  },
  // The AI SDK's newest version wants a newer Node than the rest.
  {
    name: "ai-sdk",
    command:
      "(ls test/ai-sdk/node_modules >/dev/null 2>&1 || (cd test/ai-sdk && npm ci --no-progress --no-engine-strict)) && " +
      `test/ai-sdk/node_modules/.bin/node node_modules/vitest/vitest.mjs run --project ai-sdk ${reportTo("ai-sdk")}`,
  },
  { name: "build Storybook", command: "npm run -s build:storybook" },
  {
    name: "e2e",
    command: "playwright test --retries 0 --forbid-only --reporter list,json",
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/e2e.json` },
  },
  {
    name: "giants",
    command:
      "playwright test --config test/e2e/giants/playwright.config.ts --retries 0 --forbid-only --reporter list,json",
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/giants.json` },
  },
  {
    name: "packed",
    command:
      "playwright test --config test/packed/playwright.config.ts --retries 0 --forbid-only --reporter list,json",
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/packed.json` },
  },
]);

let passed = 0;
let failed = 0;
for (const { name, ok } of steps) {
  const counts = readReport(`${reports}/${name}.json`);
  passed += counts.passed;
  // A step that fails with no failed test to show for it, such as a build, counts as one.
  failed += ok ? counts.failed : Math.max(counts.failed, 1);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** @param {string} project */
function runProject(project, options = "") {
  const command = `vitest run --project ${project} ${reportTo(project)} ${options}`;
  return { name: project, command };
}

/** @param {string} project */
function reportTo(project) {
  return `--reporter default --reporter json --outputFile.json ${reports}/${project}.json`;
}

/** @param {string} path */
function readReport(path) {
  if (!existsSync(path)) return { passed: 0, failed: 0 };
  const { stats, numPassedTests, numFailedTests } = JSON.parse(readFileSync(path, "utf8"));
  return stats
    ? { passed: stats.expected, failed: stats.unexpected + stats.flaky }
    : { passed: numPassedTests, failed: numFailedTests };
}

/**
 * What the tests need, or the end of them with the command to type.
 * @template Result
 * @param {() => Result} ensure
 */
function orExit(ensure) {
  try {
    return ensure();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
