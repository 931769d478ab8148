// @ts-check
// npm run check: what can be told of a change without running it, side by side.

import { runSteps } from "./runSteps.mjs";
import { build } from "./testRun.mjs";

const scripts = {
  lint: "lint",
  typecheck: "typecheck",
  unused: "check:unused",
  package: "check:package",
  "API report": "api",
  sizes: "check:size",
};

const done = await runSteps([
  build,
  {
    atOnce: 2,
    lanes: Object.entries(scripts).map(([name, script]) => [
      { name, command: `npm run -s ${script}` },
    ]),
  },
]);
process.exitCode = done.every(({ ok }) => ok) ? 0 : 1;
