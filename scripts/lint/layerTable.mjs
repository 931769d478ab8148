// @ts-check
/**
 * What the modules of one layer may import beside their own folder: other layers, and packages by name. `types` adds
 * layers that only `import type` may name.
 * @typedef {{ values?: readonly string[], types?: readonly string[], packages?: readonly string[] }} Layer
 */

const slices = ["elicitation", "sampling", "roots"];
const core = ["protocol", "schema", "safety", "host", ...slices, "sessions", "relay"];

/** @type {Layer} */
const slice = { values: ["developer", "host", "protocol", "schema", "safety"] };

/** Folders and entry points of `src`, lowest first. @type {Readonly<Record<string, Layer>>} */
const layers = {
  protocol: { types: ["schema", "safety"] },
  schema: { values: ["protocol"], types: ["safety"] },
  zod: { values: ["protocol", "schema"], packages: ["zod"] },
  safety: { values: ["protocol", "schema"], packages: ["tldts"] },
  developer: {},
  host: { values: ["developer", "protocol"] },
  elicitation: slice,
  sampling: slice,
  roots: slice,
  sessions: { values: ["developer", "protocol"], types: ["host"] },
  relay: { values: ["developer", "protocol"], types: ["host"] },
  locales: { types: ["safety", "roots"] },
  hooks: {
    values: ["safety", "host", ...slices],
    types: [...core, "locales"],
    packages: ["react"],
  },
  components: {
    values: ["hooks", "locales"],
    types: core,
    packages: [
      "react",
      "react-dom",
      "@radix-ui/react-dialog",
      "downshift",
      "@tanstack/virtual-core",
      "diff",
    ],
  },
  testing: {
    values: [...core, "hooks", "components", "locales"],
    packages: [
      "react",
      "react-dom",
      "@testing-library/react",
      "@modelcontextprotocol/client",
      "@modelcontextprotocol/server",
      "@modelcontextprotocol/sdk",
    ],
  },
  "schema.ts": { values: ["schema"] },
  "zod.ts": { values: ["zod"] },
  "safety.ts": { values: ["safety"] },
  "relay.ts": { values: ["relay"], types: ["host"] },
  "host.ts": { values: ["protocol", "host", ...slices, "sessions"] },
  "index.ts": { values: ["hooks", "components", "elicitation"], types: [...core, "locales"] },
  "testing.ts": { values: ["testing"] },
};

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
  const from = layerOf(importer);
  if (!from) return undefined;
  const layer = layers[from];
  if (!layer)
    return `src/${from} is no layer yet: say in scripts/lint/layerTable.mjs what it may import.`;
  const { values = [], types = [], packages = [] } = layer;
  const to = layerOf(target);
  if (to === undefined)
    return packages.includes(packageOf(target))
      ? undefined
      : `src/${from} may not import the package "${packageOf(target)}".`;
  if (to === from || values.includes(to)) return undefined;
  if (!types.includes(to)) return `src/${from} may not import from src/${to}.`;
  return typeOnly
    ? undefined
    : `src/${from} may import types only from src/${to}: write "import type".`;
}

/** @param {string} path @returns {string | undefined} */
function layerOf(path) {
  const [top, name] = path.split("/");
  return top === "src" ? name : undefined;
}

/** @param {string} specifier */
function packageOf(specifier) {
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}
