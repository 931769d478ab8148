const core = "{ createHost, elicitation, attachClient }";
const prompt = "{ HostProvider, ElicitationPrompt }";
const manager = "{ HostProvider, ElicitationPrompt, RootsManager, RootsSettings }";
const prompts = "{ HostProvider, ElicitationPrompt, SamplingPrompt }";

/** What a page downloads before it needs it: everything but what `import()` brings. React stays out, as a peer. */
export default [
  code("core, elicitation kind and attachClient", "22.7 kB", "dist/host.js", core),
  code("useElicitation alone", "4.1 kB", "dist/index.js", "{ useElicitation }"),
  code("roots kind and useRoots", "5.7 kB", ["dist/host.js", "dist/index.js"], {
    "dist/host.js": "{ roots }",
    "dist/index.js": "{ useRoots }",
  }),
  code("roots kind at work", "8.6 kB", "dist/parts/runRoots.js", "{ runRoots }"),
  code("sampling kind and useSamplingApproval", "9.7 kB", ["dist/host.js", "dist/index.js"], {
    "dist/host.js": "{ sampling }",
    "dist/index.js": "{ useSamplingApproval }",
  }),
  // What these two may add to the one below is in scripts/checkSizes.mjs.
  code("ElicitationPrompt and SamplingPrompt", "34.3 kB", "dist/index.js", prompts),
  code("ElicitationPrompt and RootsManager", "41.8 kB", "dist/index.js", manager),
  code("ElicitationPrompt", "34.2 kB", "dist/index.js", prompt),
  // Zod itself is a peer.
  { ...code("toZod and fromZod", "16.1 kB", "dist/zod.js", "{ toZod, fromZod }"), ignore: ["zod"] },
  styles("dist/styles.css", "13.9 kB"),
  styles("dist/elicitation.css", "9.5 kB"),
  companion("@mcp-host-ui/agents/ai-sdk", "1.6 kB", "packages/agents/dist/ai-sdk.js"),
  companion("@mcp-host-ui/agents/claude", "2.5 kB", "packages/agents/dist/claude.js"),
  companion("@mcp-host-ui/agents/codex", "3.4 kB", "packages/agents/dist/codex.js"),
  companion("@mcp-host-ui/desk", "16.5 kB", "packages/desk/dist/index.js"),
  companion("@mcp-host-ui/desk/page", "5.9 kB", "packages/desk/dist/page.js"),
  companion("@mcp-host-ui/testing", "3.5 kB", "packages/testing/dist/index.js"),
  companion("@mcp-host-ui/testing/devtools", "0.4 kB", "packages/testing/dist/devtools.js"),
  companion(
    "@mcp-host-ui/testing/devtools/react",
    "0.3 kB",
    "packages/testing/dist/devtools/react.js",
  ),
];

/** What an entry of a companion adds to an app that has the main package. */
function companion(name, limit, path) {
  return { ...code(name, limit, path, "*"), ignore: ["mcp-host-ui"] };
}

function styles(path, limit) {
  // As it is published: nobody has to minify it.
  return {
    name: path,
    path,
    limit,
    gzip: true,
    disablePlugins: ["@size-limit/esbuild"],
  };
}

function code(name, limit, path, names) {
  return { name, limit, path, import: names, gzip: true, modifyEsbuildConfig: eagerOnly };
}

function eagerOnly(config) {
  return {
    ...config,
    format: "esm",
    plugins: [
      {
        name: "leave out what loads later",
        setup({ onResolve }) {
          onResolve({ filter: /.*/ }, ({ kind, path }) =>
            kind === "dynamic-import" ? { path, external: true } : undefined,
          );
        },
      },
    ],
  };
}
