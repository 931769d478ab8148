const core = "{ createHost, elicitation, attachClient }";

/** What a page downloads before it needs it: everything but what `import()` brings. React stays out, as a peer. */
export default [
  limit("core and the elicitation slice", "dist/host.js", core, "6 kB"),
  limit("useElicitation alone", "dist/index.js", "{ useElicitation }", "2 kB"),
  limit(
    "ElicitationPrompt with everything",
    "dist/index.js",
    "{ HostProvider, ElicitationPrompt }",
    "40 kB",
  ),
  { name: "styles", path: "dist/styles.css", limit: "6 kB", gzip: true },
  { name: "styles in a layer", path: "dist/styles.layer.css", limit: "6 kB", gzip: true },
];

function limit(name, path, names, limit) {
  return { name, path, import: names, limit, gzip: true, modifyEsbuildConfig: eagerOnly };
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
