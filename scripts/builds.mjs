// @ts-check
// What an app downloads before its first question, and with a form, as two bundlers build it from `dist`: React and what the
// app has anyway stay out.
import { gzipSync } from "node:zlib";
import { build as bundleByEsbuild } from "esbuild";
import { build as buildByVite } from "vite";

const peers = ["react", "react-dom"];
const entry = "app-entry.js";
/** The entry that a component comes from. */
const entryOf = (/** @type {string} */ component) =>
  component === "RulesManager" ? "rules-manager" : "index";
const codeOf = (/** @type {readonly string[]} */ components) =>
  ["HostProvider", ...components]
    .map((name) => `export { ${name} } from "./dist/${entryOf(name)}.js";`)
    .join("\n");

/** The published file that is loaded once the page is idle. */
const form = "dist/parts/form.js";
/** What any form loads beside it, once it is shown: to check answers, and to inspect what is asked. */
const judges = ["dist/parts/validators.js", "dist/parts/inspectors.js"];

/**
 * @typedef {object} BuiltSize
 * @property {number} size of all chunks that are loaded at once, each compressed by itself, in bytes
 * @property {number} withForm the same, with what is loaded once the page is idle
 * @property {number} inAll the same, with all that a form of one text field loads
 * @property {number} chunks that are loaded at once
 * @property {number} all chunks
 */

/** @typedef {{ text: string, imports: readonly string[] }} Chunk */

/**
 * Builds with the defaults of Vite.
 * @param {readonly string[]} [shared] packages that the app has already
 * @param {readonly string[]} [components] what the app shows
 * @returns {Promise<BuiltSize>}
 */
export async function measureVite(shared = [], components = ["ElicitationPrompt"]) {
  const { chunks, chunkOf } = await buildChunks(codeOf(components), shared);
  return sizesOf(chunks, chunkOf);
}

/**
 * Measures what tool approval adds to an app that shows elicitations, as Vite builds both.
 * @returns {Promise<{ atOnce: number, withQuestion: number, unnamed: readonly string[] }>} the bytes that are loaded at once;
 * these with the first question, beside all that a form loads; and the files of the kind that the app could load without
 * naming it
 */
export async function measureTools() {
  const app = `${codeOf(["ElicitationPrompt"])}
export { attachClient, createHost, elicitation } from "./dist/host.js";`;
  const tools = `export { runTool, toolApproval } from "./dist/host.js";
export { ToolApprovalPrompt } from "./dist/index.js";`;
  const question = ["dist/parts/toolsBase.js", "dist/parts/runTools.js"];
  const without = await buildChunks(app);
  const withKind = await buildChunks(`${app}\n${tools}`);
  const [before, after] = [without, withKind].map(({ chunks, chunkOf }) => ({
    load: loaderOf(chunks, chunkOf),
  }));
  if (!before || !after) throw new Error("Nothing was built.");
  if (filesOfTools(withKind.chunks).length === 0)
    throw new Error("An app that names tool approval has no file of it, so none could be missed.");
  return {
    atOnce: after.load(entry).size - before.load(entry).size,
    withQuestion:
      after.load(entry, form, ...judges, ...question).size -
      before.load(entry, form, ...judges).size,
    unnamed: filesOfTools(without.chunks),
  };
}

/** @typedef {{ isEntry: boolean, imports: readonly string[], dynamicImports: readonly string[], moduleIds: readonly string[] }} LinkedChunk */

/**
 * Returns the files of tool approval that an app could load. Vite also writes chunks that no other chunk refers to.
 * @param {ReadonlyMap<string, LinkedChunk>} chunks
 */
function filesOfTools(chunks) {
  const reached = new Set([...chunks.values()].filter(({ isEntry }) => isEntry));
  for (const { imports, dynamicImports } of reached)
    for (const name of [...imports, ...dynamicImports]) {
      const chunk = chunks.get(name);
      if (chunk) reached.add(chunk);
    }
  const files = [...reached].flatMap(({ moduleIds }) => moduleIds);
  return files.filter((id) => /\/dist\/parts\/(?:tool|runTools|lazyTools)/u.test(id));
}

/**
 * @param {string} code
 * @param {readonly string[]} [shared]
 */
async function buildChunks(code, shared = []) {
  const result = await buildByVite({
    configFile: false,
    logLevel: "error",
    plugins: [virtualEntry(code)],
    build: {
      write: false,
      rolldownOptions: {
        input: entry,
        external: isOneOf([...peers, ...shared]),
        preserveEntrySignatures: "strict",
      },
    },
  });
  if (Array.isArray(result) || !("output" in result))
    throw new Error("Vite built more than one thing.");
  const chunks = new Map(
    result.output.flatMap((chunk) =>
      chunk.type === "chunk" ? [[chunk.fileName, { ...chunk, text: chunk.code }]] : [],
    ),
  );
  const chunkOf = (/** @type {string} */ path) => {
    const isFrom = (/** @type {string} */ id) => id.endsWith(`/${path}`);
    return [...chunks.values()].find(({ moduleIds }) => moduleIds.some(isFrom))?.fileName;
  };
  return { chunks, chunkOf };
}

/**
 * Builds with esbuild's code splitting.
 * @param {readonly string[]} [shared] packages that the app has already
 * @returns {Promise<BuiltSize>}
 */
export async function measureEsbuild(shared = []) {
  const { outputFiles, metafile } = await bundleByEsbuild({
    stdin: { contents: codeOf(["ElicitationPrompt"]), resolveDir: ".", sourcefile: entry },
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    write: false,
    metafile: true,
    logLevel: "error",
    outdir: "out",
    external: [...peers, ...shared].flatMap((name) => [name, `${name}/*`]),
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const texts = new Map(outputFiles.map(({ path, text }) => [path.split("/").at(-1), text]));
  const named = (/** @type {string} */ path) => path.split("/").at(-1) ?? "";
  const chunks = new Map(
    Object.entries(metafile.outputs).map(([path, { imports }]) => [
      named(path),
      {
        text: texts.get(named(path)) ?? "",
        imports: imports.flatMap(({ kind, path: target, external }) =>
          kind === "import-statement" && !external ? [named(target)] : [],
        ),
      },
    ]),
  );
  return sizesOf(chunks, (path) => {
    const found = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === path);
    return found && named(found[0]);
  });
}

/**
 * Returns the function that measures the chunks that some modules load.
 * @param {ReadonlyMap<string, Chunk>} chunks
 * @param {(path: string) => string | undefined} chunkOf finds the chunk that has a module
 */
function loaderOf(chunks, chunkOf) {
  return (/** @type {readonly string[]} */ ...paths) => {
    const loaded = new Set(
      paths.map((path) => {
        const name = chunkOf(path);
        if (name === undefined) throw new Error(`No chunk has ${path}, so none was measured.`);
        return name;
      }),
    );
    // A set that grows while it is iterated visits what was added.
    for (const name of loaded)
      for (const target of chunks.get(name)?.imports ?? [])
        if (chunks.has(target)) loaded.add(target);
    const sizes = [...loaded].map((name) => gzipSync(chunks.get(name)?.text ?? "").length);
    return { size: sizes.reduce((sum, next) => sum + next, 0), chunks: loaded.size };
  };
}

/**
 * @param {ReadonlyMap<string, Chunk>} chunks
 * @param {(path: string) => string | undefined} chunkOf finds the chunk that has a module
 * @returns {BuiltSize}
 */
function sizesOf(chunks, chunkOf) {
  const load = loaderOf(chunks, chunkOf);
  return {
    ...load(entry),
    withForm: load(entry, form).size,
    inAll: load(entry, form, ...judges).size,
    all: chunks.size,
  };
}

/** @param {readonly string[]} names */
function isOneOf(names) {
  return (/** @type {string} */ id) =>
    names.some((name) => id === name || id.startsWith(`${name}/`));
}

/** @param {string} code */
function virtualEntry(code) {
  return {
    name: "the entry",
    resolveId: (/** @type {string} */ id) =>
      id === entry ? `${process.cwd()}/${entry}` : undefined,
    load: (/** @type {string} */ id) => (id.endsWith(`/${entry}`) ? code : undefined),
  };
}
