// @ts-check
// npm run test:deep runs slow tests that rarely fail. `npm run test:deep -- giants packed` runs the named steps.
// .github/workflows/deep.yml runs each step every week.
import {
  build,
  forEndToEnd,
  installIn,
  playwright,
  runTests,
  vitest,
  vitestInNewerNode,
} from "./testRun.mjs";

const deep = { TEST_DEEP: "1" };

/** @satisfies {Record<string, import("./testRun.mjs").Step>} */
const steps = {
  // All of jsdom where React is another one, of which npm test runs what differs.
  "dom-react-18": vitest("dom-react-18", { options: "--maxWorkers 100%", env: deep }),
  "dom-react-compiler": vitest("dom-react-compiler", { options: "--maxWorkers 100%", env: deep }),
  // One keystroke renders one field in Chromium, too, where an app's compiler has gone over what it shows.
  "browser-react-compiler": vitest("browser-react-compiler"),
  // Colours and axe on each story in every theme, scheme and direction, of which npm test takes three a story; all hostile pages.
  storybook: vitest("storybook", { env: deep }),
  // All that is left without one of the protocol's kinds: checked, built and tested.
  "without-kind": vitest("package", {
    name: "without-kind",
    options: "test/package/withoutKind.test.ts",
    env: deep,
  }),
  // Long random sequences and thirty times as many examples of each property, from a seed of the day.
  properties: vitest("node", {
    name: "properties",
    options: "--maxWorkers 100% --testTimeout 3600000",
    env: { ...seed(), FC_TIMES: "30", DESK_HOSTILE: "100000", RULES_SEQUENCES: "5000" },
  }),
  // A hundred thousand random sequences, a third each, of windows on a relay, nodes of a desk and storages that fail: an hour.
  models: vitest("node", {
    name: "models",
    options:
      "--maxWorkers 100% --testTimeout 3600000 test/relay/windowsModel.test.ts packages/desk/test/nodesModel.test.ts test/host/storageModel.test.ts",
    env: { ...seed(), MODEL_SEQUENCES: "34000" },
  }),
  // A million hostile schemas, texts, addresses, requests and frames: 170,000 in each of six tests, from a seed of the day.
  fuzz: vitest("node", {
    name: "fuzz",
    options: "--maxWorkers 100% test/fuzz",
    env: { FUZZ_TRIES: "170000", FUZZ_SEED: seed().FC_SEED },
  }),
  // What a host still holds once a hundred thousand questions of each kind are settled.
  heap: vitest("node", {
    name: "heap",
    options: "--testTimeout 3600000 test/host/heap.test.ts",
    env: { HEAP_QUESTIONS: "10000" },
  }),
  // The same of a page in Chromium, with the prompts mounted, and the nodes that are left of them.
  "heap-chromium": playwright("heap-chromium", "test/e2e/heap/playwright.config.ts"),
  // What patterns cost with hostile texts, in which no count of a test sees how often an engine goes back.
  growth: { name: "growth", command: "node bench/growth/run.mjs" },
  // The product made worse in one place after the other, each of which the nearest tests must notice.
  mutants: { name: "mutants", command: "node scripts/testMutants.mjs" },
  // What npm test drives end to end with one server and in one look, with the others.
  e2e: playwright("e2e", "playwright.config.ts", "--grep @deep"),
  // The trip and more of the demo in the other browsers that Debian has, which these configurations install.
  firefox: playwright("firefox", "test/e2e/firefox/playwright.config.ts"),
  webkit: playwright("webkit", "test/e2e/webkit/playwright.config.ts"),
  // What a screen reader says of the demo, on a machine at rest: keys wait until it is quiet.
  orca: playwright("orca", "test/e2e/orca/playwright.config.ts"),
  // How long giants keep a page busy, on a machine at rest, and the other versions of what apps install beside us.
  giants: playwright("giants", "test/e2e/giants/playwright.config.ts"),
  packed: playwright("packed", "test/packed/playwright.config.ts", "--grep @deep"),
  // Clients and agents of others, in the versions that the examples lock; those call only what npm test holds.
  adapters: vitestInNewerNode("adapters", installIn("packages/agents/examples", "--omit=optional")),
  // The command lines of agent harnesses, 850 MB, which npm ci leaves out.
  harnesses: vitest("harnesses", { needs: installIn("packages/agents/examples/harnesses") }),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(", ")}: ${Object.keys(steps).join(", ")}.`);
  process.exit(1);
}
const chosen = Object.values(steps).filter(
  ({ name }) => wanted.length === 0 || wanted.includes(name),
);

if (chosen.includes(steps.properties) || chosen.includes(steps.models))
  console.log(`The seed of the properties and models is ${steps.properties.env?.FC_SEED}.`);
await runTests([build, ...(chosen.includes(steps.e2e) ? forEndToEnd : []), ...chosen]);

/** The day in digits, unless `FC_SEED` says another seed. @returns {NodeJS.ProcessEnv} */
function seed() {
  const day = new Date().toISOString().slice(0, 10).replaceAll("-", "");
  return { FC_SEED: process.env.FC_SEED ?? day };
}
