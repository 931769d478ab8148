// @ts-check
// npm test runs what every change must pass. `npm t -- test/host/store.test.ts` runs single files in their own projects.
// `npm run test:deep` runs the slow rest.
import { relative } from "node:path";
import { runSteps } from "./runSteps.mjs";
import { commandsFor } from "./testFiles.mjs";
import {
  build,
  forEndToEnd,
  playwright,
  prepareMachine,
  runTests,
  vitest,
  vitestInNewerNode,
} from "./testRun.mjs";

const files = process.argv.slice(2).map((file) => relative(".", file).replaceAll("\\", "/"));
if (files.length > 0) {
  prepareMachine();
  const done = await runSteps(commandsFor(files).map((command) => ({ name: command, command })));
  process.exitCode = done.every(({ ok }) => ok) ? 0 : 1;
} else {
  await runTests([
    // `.ci/run` sets BUILT=1: `npm run check` has built this commit already.
    ...(process.env.BUILT ? [] : [build]),
    {
      // Most steps wait at times for pages, servers, and killed processes. Three at once keep two cores busy.
      // The longest step comes first, so that it does not run alone at the end.
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
}
