// @ts-check
/**
 * What the modules of one layer may import beside their own folder: other layers, and packages by name. `types` adds
 * layers that only `import type` may name.
 * @typedef {{ values?: readonly string[], types?: readonly string[], packages?: readonly string[] }} Layer
 */

const kinds = ["elicitation", "sampling", "roots"];
const kindCores = kinds.map((kind) => `kinds/${kind}/core`);
const kindViews = kinds.map((kind) => `kinds/${kind}/react`);
const kindMessages = ["sampling", "roots"].map((kind) => `kinds/${kind}/messages`);
const core = [
  "developer",
  "state",
  "wire/protocol",
  "wire/sdk",
  "schema",
  "safety",
  "host",
  "form/model",
  "relay",
];
/** What every kind's questions are shown with, lowest first. */
const rooms = ["state", "react", "ui", "prompt", "form"];

/** A kind without React: it runs in a page, a worker, Node and Electron's main process. @type {Layer} */
const kindCore = { values: ["developer", "wire/protocol", "schema", "safety", "state", "host"] };

/** A kind's questions as hooks, dialogs and cards. @param {string} kind @param {Layer} [more] @returns {Layer} */
const kindView = (kind, { values = [], packages = [] } = {}) => ({
  values: [
    ...rooms,
    "host",
    "safety",
    "wire/protocol",
    "messages",
    `kinds/${kind}/core`,
    ...kindMessages.filter((folder) => folder.startsWith(`kinds/${kind}/`)),
    ...values,
  ],
  types: core,
  packages: ["react", "react-dom", ...packages],
});

/** What the testing kit knows of a kind: what it is to load, and what its acts are called. @param {string} kind @returns {Layer} */
const kindKit = (kind) => ({
  values: [`kinds/${kind}/core`, `kinds/${kind}/react`],
  types: ["messages", "prompt", "testing/playwright"],
});
const kindKits = ["kinds/sampling/testing", "kinds/roots/testing"];

/** Folders and entry points of `src`, lowest first; the longest name that fits is a module's layer. @type {Readonly<Record<string, Layer>>} */
const layers = {
  developer: {},
  state: {},
  "wire/protocol": { types: ["schema", "safety"] },
  schema: { values: ["wire/protocol"], types: ["safety"] },
  zod: { values: ["wire/protocol", "schema"], packages: ["zod"] },
  safety: { values: ["wire/protocol", "schema"], packages: ["tldts"] },
  host: { values: ["developer", "state", "wire/protocol"] },
  rules: { values: ["state", "wire/protocol"], types: ["host"], packages: ["tokenx"] },
  tasks: {
    values: ["state", "wire/protocol", "wire/sdk"],
    types: ["host"],
    packages: ["@modelcontextprotocol/ext-tasks"],
  },
  "wire/sdk": { values: ["developer", "wire/protocol"], types: ["host"] },
  relay: { values: ["developer", "state", "wire/protocol"], types: ["host"] },
  apps: { values: ["wire/protocol", "state", "host"] },
  "desk/timing": {},
  desk: {
    values: [
      "desk/timing",
      "developer",
      "wire/protocol",
      "wire/sdk",
      "host",
      "kinds/elicitation/core",
    ],
  },
  "desk/stores": {
    values: ["desk/timing", "wire/protocol"],
    types: ["desk"],
    packages: ["@nats-io/jetstream"],
  },
  "desk/testing": { types: ["desk"] },
  "desk-page": {
    values: ["developer", "state", "wire/protocol", "host"],
    types: ["desk"],
  },
  "form/model": { values: ["wire/protocol", "schema", "safety", "state", "host"] },
  "wire/ai-sdk": { values: ["wire/protocol"], types: ["host"] },
  "kinds/elicitation/core": { ...kindCore, values: [...(kindCore.values ?? []), "form/model"] },
  "kinds/sampling/core": kindCore,
  "kinds/roots/core": kindCore,
  "kinds/sampling/ai-sdk": { values: ["wire/protocol", "kinds/sampling/core"], packages: ["ai"] },
  "kinds/sampling/desk": { values: ["desk-page"], types: ["kinds/sampling/core"] },
  "kinds/sampling/messages": { values: ["messages"] },
  "kinds/roots/messages": { values: ["messages"] },
  messages: { types: kindMessages, packages: ["@messageformat/runtime"] },
  locales: { values: ["messages", ...kindMessages], packages: ["intl-messageformat"] },
  react: {
    values: ["state", "host"],
    types: [...core, "prompt", "form", "messages"],
    packages: ["react"],
  },
  ui: {
    values: ["state", "react", "safety", "messages"],
    types: core,
    packages: ["react", "@tanstack/virtual-core"],
  },
  prompt: {
    values: ["state", "ui", "react", "host", "rules", "messages"],
    types: core,
    packages: ["react", "react-dom", "@radix-ui/react-dialog"],
  },
  form: {
    values: [
      "developer",
      "form/model",
      "form/messages",
      "prompt",
      "ui",
      "react",
      "state",
      "host",
      "schema",
      "safety",
      "messages",
    ],
    types: core,
    packages: [
      "react",
      "react-dom",
      "react-hook-form",
      "@hookform/resolvers",
      "downshift",
      "react-day-picker",
    ],
  },
  log: { values: ["prompt", "ui", "react", "host", "messages"], types: core, packages: ["react"] },
  "app-views": {
    values: ["apps", "form", "form/model", "prompt", "ui", "react", "host", "messages"],
    packages: ["react"],
  },
  "task-views": { values: ["tasks", "react"], types: ["host"], packages: ["react"] },
  inbox: {
    values: ["state", "task-views", "log", "prompt", "ui", "react", "host", "messages", "kinds"],
    types: core,
    packages: ["react"],
  },
  "rule-manager": {
    values: ["log", "prompt", "ui", "react", "host", "rules", "messages"],
    types: core,
    packages: ["react"],
  },
  devtools: { values: ["host", "safety", "schema", "state", "wire/protocol", "wire/sdk"] },
  "devtools-panel": {
    values: ["devtools", "ui", "react", "state", "host"],
    packages: ["react", "react-dom"],
  },
  attention: {
    values: ["inbox", "ui", "react", "state", "wire/protocol"],
    types: core,
    packages: ["react"],
  },
  flood: {
    values: ["prompt", "ui", "react", "messages"],
    types: core,
    packages: ["react", "react-dom"],
  },
  "kinds/elicitation/react": kindView("elicitation", { values: ["log"] }),
  "kinds/sampling/react": kindView("sampling", { packages: ["diff"] }),
  "kinds/roots/react": kindView("roots"),
  kinds: {
    values: [...kindViews, "form", "flood", "prompt", "ui", "react"],
    packages: ["react", "react-dom"],
  },
  "kinds/sampling/testing": kindKit("sampling"),
  "kinds/roots/testing": kindKit("roots"),
  "testing/hostile": {},
  // Drives whatever host there is, so it knows nothing of this one.
  "testing/demands": {
    packages: ["node:crypto", "node:http", "node:net", "node:timers", "node:util"],
  },
  "testing/playwright": {
    values: ["messages", "locales", ...kindKits],
    types: ["form/messages", "testing/demands"],
  },
  testing: {
    values: [
      ...core,
      ...kindCores,
      "desk",
      "desk-page",
      ...kindViews,
      ...kindKits,
      "devtools",
      "form",
      "react",
      "kinds",
      "messages",
    ],
    packages: [
      "react",
      "react-dom",
      "@testing-library/react",
      "@modelcontextprotocol/client",
      "@modelcontextprotocol/server",
      "@modelcontextprotocol/sdk",
    ],
  },
  "schema.ts": { values: ["schema", "form"] },
  "zod.ts": { values: ["zod"] },
  "safety.ts": { values: ["safety"] },
  "relay.ts": { values: ["relay"], types: ["host"] },
  "host.ts": { values: ["state", "wire/protocol", "wire/sdk", "host", ...kindCores] },
  "index.ts": {
    values: [...rooms, "form/model", "inbox", "log", "flood", "kinds", ...kindViews],
    types: [...core, ...kindCores, "messages"],
  },
  "ai-sdk.ts": { values: ["wire/ai-sdk", "kinds/sampling/ai-sdk"] },
  "desk.ts": { values: ["desk"] },
  "desk/page.ts": { values: ["desk-page", "kinds/sampling/desk"] },
  "rules-manager.ts": { values: ["rule-manager"] },
  "rules.ts": { values: ["rules"], types: ["host"] },
  "attention.ts": { values: ["attention"] },
  "desk/redis.ts": { values: ["desk/stores"] },
  "desk/nats.ts": { values: ["desk/stores"] },
  "desk/postgres.ts": { values: ["desk/stores"] },
  "desk/testing.ts": { values: ["desk/testing"] },
  "apps.ts": { values: ["apps"] },
  "apps/react.ts": { values: ["app-views"] },
  "tasks.ts": { values: ["tasks"] },
  "tasks/react.ts": { values: ["task-views"] },
  "kind.ts": { values: ["prompt", "ui", "react"] },
  "devtools.ts": { values: ["devtools"] },
  "devtools/react.ts": { values: ["devtools-panel"] },
  "testing.ts": { values: ["testing"] },
  "testing/demands.ts": { values: ["testing/demands"] },
  "testing/hostile.ts": { values: ["testing/hostile"] },
  "testing/playwright.ts": { values: ["testing/playwright"] },
};

/** The layers' names, the longest first. */
const names = Object.keys(layers).sort((a, b) => b.length - a.length);

/** Folders that see the package as its users do. */
const outsiders = ["stories/", "examples/", "test/e2e/"];

/**
 * Says why one module may not import another, or nothing where it may.
 * @param {{ importer: string, target: string, typeOnly: boolean }} edge `importer` from the repository's root; `target` the same, or a package's specifier
 * @returns {string | undefined}
 */
export function findLayerProblem({ importer, target, typeOnly }) {
  if (outsiders.some((folder) => importer.startsWith(folder)))
    return target.startsWith("src/")
      ? `${importer.split("/")[0]} sees only the public entry points: import from "mcp-host-ui", not from ${target}.`
      : undefined;
  if (!importer.startsWith("src/")) return undefined;
  const from = layerOf(importer);
  const layer = from && layers[from];
  if (!layer)
    return `${importer} is in no layer yet: say in scripts/lint/layerTable.mjs what it may import.`;
  const { values = [], types = [], packages = [] } = layer;
  if (!target.startsWith("src/"))
    return packages.includes(packageOf(target))
      ? undefined
      : `src/${from} may not import the package "${packageOf(target)}".`;
  const to = layerOf(target);
  if (to === from || (to && values.includes(to))) return undefined;
  if (!to || !types.includes(to)) return `src/${from} may not import from ${target}.`;
  return typeOnly
    ? undefined
    : `src/${from} may import types only from src/${to}: write "import type".`;
}

/** @param {string} path @returns {string | undefined} */
function layerOf(path) {
  const inSource = path.slice("src/".length);
  return names.find((name) => inSource === name || inSource.startsWith(`${name}/`));
}

/** @param {string} specifier */
function packageOf(specifier) {
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}
