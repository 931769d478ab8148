// @ts-check
/**
 * What the modules of one layer may import beside their own folder: other layers, and packages by name. `types` adds
 * layers that only `import type` may name.
 * @typedef {{ values?: readonly string[], types?: readonly string[], packages?: readonly string[] }} Layer
 */

const kinds = ["elicitation", "sampling", "roots", "tool-approval"];
const kindCores = kinds.map((kind) => `kinds/${kind}/core`);
const kindViews = kinds.map((kind) => `kinds/${kind}/react`);
const kindMessages = ["sampling", "roots", "tool-approval"].map((kind) => `kinds/${kind}/messages`);
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
  "form/model": { values: ["wire/protocol", "schema", "safety", "state", "host"] },
  "kinds/elicitation/core": { ...kindCore, values: [...(kindCore.values ?? []), "form/model"] },
  "kinds/sampling/core": kindCore,
  "kinds/roots/core": kindCore,
  "kinds/tool-approval/core": { ...kindCore, values: [...(kindCore.values ?? []), "form/model"] },
  "kinds/sampling/messages": { values: ["messages"] },
  "kinds/roots/messages": { values: ["messages"] },
  "kinds/tool-approval/messages": { values: ["messages"] },
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
    packages: ["react", "@tanstack/react-virtual", "diff"],
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
  "kinds/sampling/react": kindView("sampling"),
  "kinds/roots/react": kindView("roots"),
  "kinds/tool-approval/react": kindView("tool-approval", {
    values: ["rules", "form/model", "log"],
  }),
  kinds: {
    values: [
      ...kindViews,
      "kinds/elicitation/core",
      "host",
      "form",
      "flood",
      "prompt",
      "ui",
      "react",
    ],
    packages: ["react", "react-dom"],
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
  "rules-manager.ts": { values: ["rule-manager"] },
  "rules.ts": { values: ["rules"], types: ["host"] },
  "attention.ts": { values: ["attention"] },
  "apps.ts": { values: ["apps"] },
  "apps/react.ts": { values: ["app-views"] },
  "tasks.ts": { values: ["tasks"] },
  "tasks/react.ts": { values: ["task-views"] },
  "kind.ts": { values: ["kinds", "prompt", "ui", "react"] },
};

/** What each companion's folders and entry points may import. Of the other packages, they see only the public entry points. @type {Readonly<Record<string, Readonly<Record<string, Layer>>>>} */
const companions = {
  agents: {
    contract: { packages: ["mcp-host-ui"] },
    "ai-sdk": { values: ["contract"], packages: ["mcp-host-ui", "ai"] },
    claude: { values: ["contract"], packages: ["mcp-host-ui"] },
    codex: { values: ["contract"], packages: ["mcp-host-ui"] },
    "ai-sdk.ts": { values: ["ai-sdk"] },
    "claude.ts": { values: ["claude"], types: ["contract"] },
    "codex.ts": { values: ["codex"], types: ["contract"] },
  },
  desk: {
    timing: {},
    server: { values: ["timing"], packages: ["mcp-host-ui"] },
    stores: {
      values: ["timing"],
      types: ["server"],
      packages: ["mcp-host-ui", "@nats-io/jetstream"],
    },
    testing: { types: ["server"] },
    page: { values: ["timing"], types: ["server"], packages: ["mcp-host-ui"] },
    "index.ts": { values: ["server"] },
    "page.ts": { values: ["page"] },
    "redis.ts": { values: ["stores"] },
    "nats.ts": { values: ["stores"] },
    "postgres.ts": { values: ["stores"] },
    "testing.ts": { values: ["testing"] },
  },
  testing: {
    hostile: {},
    // Drives any host, so it knows nothing of this one.
    demands: { packages: ["node:crypto", "node:http", "node:net", "node:timers", "node:util"] },
    devtools: { packages: ["mcp-host-ui"] },
    "devtools-panel": { values: ["devtools"], packages: ["mcp-host-ui", "react", "react-dom"] },
    kit: {
      values: ["devtools"],
      packages: [
        "mcp-host-ui",
        "react",
        "@testing-library/react",
        "@modelcontextprotocol/client",
        "@modelcontextprotocol/server",
      ],
    },
    desk: { values: ["kit"], packages: ["mcp-host-ui", "@mcp-host-ui/desk", "react"] },
    playwright: { types: ["demands"], packages: ["mcp-host-ui"] },
    "index.ts": { values: ["kit"] },
    "demands.ts": { values: ["demands"] },
    "desk.ts": { values: ["desk"] },
    "devtools.ts": { values: ["devtools"] },
    "devtools/react.ts": { values: ["devtools-panel"] },
    "hostile.ts": { values: ["hostile"] },
    "playwright.ts": { values: ["playwright"] },
  },
};

/** Each package's sources and their layers. @type {ReadonlyMap<string, Readonly<Record<string, Layer>>>} */
const packages = new Map([
  ["src/", layers],
  ...Object.entries(companions).map(
    ([name, its]) => /** @type {const} */ ([`packages/${name}/src/`, its]),
  ),
]);

/** Folders that see the packages as their users do. */
const outsiders = ["stories/", "examples/", "packages/agents/examples/", "test/e2e/"];

/**
 * Says why one module may not import another, or nothing where it may.
 * @param {{ importer: string, target: string, typeOnly: boolean }} edge `importer` from the repository's root; `target` the same, or a package's specifier
 * @returns {string | undefined}
 */
export function findLayerProblem({ importer, target, typeOnly }) {
  if (outsiders.some((folder) => importer.startsWith(folder)))
    return sourcesOf(target)
      ? `${importer.split("/")[0]} sees only the public entry points: import from "mcp-host-ui" or a companion, not from ${target}.`
      : undefined;
  const sources = sourcesOf(importer);
  if (!sources) return undefined;
  const from = layerOf(importer, sources);
  const layer = from && packages.get(sources)?.[from];
  if (!layer)
    return `${importer} is in no layer yet: say in scripts/lint/layerTable.mjs what it may import.`;
  const { values = [], types = [], packages: used = [] } = layer;
  const name = sources + from;
  if (target.startsWith(sources)) {
    const to = layerOf(target, sources);
    if (to === from || (to && values.includes(to))) return undefined;
    if (!to || !types.includes(to)) return `${name} may not import from ${target}.`;
    return typeOnly
      ? undefined
      : `${name} may import types only from ${sources}${to}: write "import type".`;
  }
  if (sourcesOf(target))
    return `${name} sees only the public entry points of other packages: import from "mcp-host-ui", not from ${target}.`;
  return used.includes(packageOf(target))
    ? undefined
    : `${name} may not import the package "${packageOf(target)}".`;
}

/** The folder of sources that a path is in. @param {string} path */
function sourcesOf(path) {
  return [...packages.keys()].find((folder) => path.startsWith(folder));
}

/** The longest name that fits a path. @param {string} path @param {string} sources @returns {string | undefined} */
function layerOf(path, sources) {
  const inSource = path.slice(sources.length);
  return Object.keys(packages.get(sources) ?? {})
    .filter((name) => inSource === name || inSource.startsWith(`${name}/`))
    .sort((a, b) => b.length - a.length)[0];
}

/** @param {string} specifier */
function packageOf(specifier) {
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}
