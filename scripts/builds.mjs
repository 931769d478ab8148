// @ts-check
// What an app downloads before its first question, and with a form, as two bundlers build it from `dist`: React and what the
// app has anyway stay out.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { build as bundleByEsbuild } from "esbuild";
import { build as buildByVite } from "vite";

const peers = ["react", "react-dom"];
const entry = "app-entry.tsx";
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
/** What a host in the same page loads with its first question. */
const answering = "dist/parts/elicitationLater.js";
/** What loads once the user types. */
const shapes = "dist/parts/credentials.js";

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
  const load = await bundleByVite(codeOf(components), shared);
  return sizesOf(load);
}

/**
 * Builds the first app that README prints, without its client.
 * @returns {Promise<{ size: number, answerable: number, inAll: number, requests: number }>} sizes in bytes, and the files until a
 * question can be answered
 */
export async function measureReadme() {
  const [, printed = ""] = /```tsx\n(.*?)```/s.exec(readFileSync("README.md", "utf8")) ?? [];
  const code = printed
    .replace('import "mcp-host-ui/styles.css";\n', "")
    .replaceAll('"mcp-host-ui"', '"./dist/index.js"')
    .replaceAll('"mcp-host-ui/host"', '"./dist/host.js"');
  const load = await bundleByVite(code, ["@modelcontextprotocol/client"]);
  const answerable = load(entry, form, ...judges, answering);
  return {
    size: load(entry).size,
    answerable: answerable.size,
    inAll: load(entry, form, ...judges, answering, shapes).size,
    requests: answerable.chunks,
  };
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
  const without = await chunksByVite(app, []);
  const named = await chunksByVite(`${app}\n${tools}`, []);
  const [before, after] = [loadingByVite(without), loadingByVite(named)];
  if (filesOfTools(named).length === 0)
    throw new Error("An app that names tool approval has no file of it, so none could be missed.");
  const asked = [entry, form, ...judges];
  const question = ["dist/parts/toolsBase.js", "dist/parts/runTools.js"];
  return {
    atOnce: after(entry).size - before(entry).size,
    withQuestion: after(...asked, ...question).size - before(...asked).size,
    unnamed: filesOfTools(without),
  };
}

/**
 * Returns the files of tool approval that an app could load. Vite also writes chunks that no other chunk refers to.
 * @param {Awaited<ReturnType<typeof chunksByVite>>} chunks
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
 * @param {readonly string[]} shared
 */
async function bundleByVite(code, shared) {
  return loadingByVite(await chunksByVite(code, shared));
}

/**
 * @param {string} code
 * @param {readonly string[]} shared
 */
async function chunksByVite(code, shared) {
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
  return new Map(
    result.output.flatMap((chunk) =>
      chunk.type === "chunk" ? [[chunk.fileName, { ...chunk, text: chunk.code }]] : [],
    ),
  );
}

/** @param {Awaited<ReturnType<typeof chunksByVite>>} chunks */
function loadingByVite(chunks) {
  return loading(chunks, (path) => {
    const isFrom = (/** @type {string} */ id) => id.endsWith(`/${path}`);
    return [...chunks.values()].find(({ moduleIds }) => moduleIds.some(isFrom))?.fileName;
  });
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
  const load = loading(chunks, (path) => {
    const found = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === path);
    return found && named(found[0]);
  });
  return sizesOf(load);
}

/** @typedef {(...paths: readonly string[]) => { size: number, chunks: number, all: number }} Load measures what some modules load together */

/**
 * @param {ReadonlyMap<string, Chunk>} chunks
 * @param {(path: string) => string | undefined} chunkOf finds the chunk that has a module
 * @returns {Load}
 */
function loading(chunks, chunkOf) {
  return (...paths) => {
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
    const size = sizes.reduce((sum, next) => sum + next, 0);
    return { size, chunks: loaded.size, all: chunks.size };
  };
}

/**
 * @param {Load} load
 * @returns {BuiltSize}
 */
function sizesOf(load) {
  return {
    ...load(entry),
    withForm: load(entry, form).size,
    inAll: load(entry, form, ...judges).size,
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
