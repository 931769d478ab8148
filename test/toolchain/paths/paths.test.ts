import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { outsideIn } from "./outsideIn.ts";
import { filesBelow, root } from "./repository.ts";

/** Texts that look like paths which leave the repository, though no program opens them. */
const data: Readonly<Record<string, readonly string[]>> = {
  ".storybook/reference/writePages.ts": ["../../../stories/reference/"],
  "scripts/publish/addForwards.mjs": ["../../parts/"],
  "stories/RootsManager.stories.tsx": ["../client-documents"],
  "packages/agents/test/adapters/acp.test.ts": ["/"],
  "test/apps/attachAppBridge.test.ts": ["../seat\u202efdp.exe"],
  "test/apps/nameToSave.test.ts": ["../../.bashrc"],
  "packages/testing/test/devtools/runCopied.ts": [
    "../../../../../vite.config.ts",
    "../../../../../tsconfig.json",
  ],
  "test/kinds/roots/core/uri/cases.ts": ["../b", "../x"],
  "scripts/messages/compileMessages.mjs": ["../messages/messages.js", "../messages/core.js"],
  "scripts/messages/writeModule.mjs": ["../messages.js"],
  "test/packed/shadcnRegistry.ts": ["../lib/cn.ts"],
};

/** Files whose texts are code of other files or data about paths. */
const samples = [
  "test/toolchain/paths/paths.test.ts",
  "test/toolchain/exportedNames.test.ts",
  "test/toolchain/layers.test.ts",
  "test/corpus/roots.json",
  "test/safety/labelled/",
];

/** Sentences of the product, some of which show a path to the user. */
const messages = /^src\/(?:.+\/)?(?:messages|locales)\/[\w-]+\.json$/;

const file = "test/schema/a.test.ts";
const json = "examples/a/package.json";

/** Fills in the placeholders of a template. */
const code = (text: string) => text.replaceAll("<<", "\u0024{").replaceAll(">>", "}");

/** Texts with a path that leaves the repository, by file; `<<name>>` stands for a placeholder of a template. */
const leaving: readonly (readonly [file: string, text: string])[] = [
  [file, 'const folder = "../outside/corpus";'],
  [file, 'const [corpus = "../outside/corpus"] = process.argv;'],
  [file, "const path = `../outside/corpus/<<name>>.json`;"],
  [file, "const path = `./../outside/<<name>>.json`;"],
  [file, 'const url = new URL("../../../outside/corpus/roots.json", import.meta.url);'],
  [file, 'new URL("../../..", import.meta.url);'],
  [file, "const url = new URL(`../../../<<name>>`, import.meta.url);"],
  [file, 'resolve(import.meta.dirname, "../../..", name);'],
  [file, 'resolve(import.meta.dirname, "..", "..", "..", "outside");'],
  [file, 'path.join(__dirname, "../../../outside");'],
  [file, 'const root = resolve(import.meta.dirname, "../.."); join(root, "..", "outside");'],
  [
    file,
    'const root = fileURLToPath(new URL("../..", import.meta.url)); join(root, "../outside");',
  ],
  [file, 'join(dirname(dirname(dirname(import.meta.dirname))), "outside");'],
  [file, "readFileSync(`<<import.meta.dirname>>/../../../outside/a.json`);"],
  [file, 'readFileSync(import.meta.dirname + "/../../../outside/a.json");'],
  [file, 'const file = process.env.CORPUS ?? "../outside/a.json"; readFileSync(file);'],
  [file, 'readFileSync("../../package.json");'],
  [file, 'import a from "../../../outside/a.ts";'],
  [file, 'export { a } from "../../../outside/a.ts";'],
  [file, 'const a = await import("../../../outside/a.ts");'],
  [file, 'const a = require("../../../outside/a.cjs");'],
  [file, 'vi.mock("../../../outside/a.ts");'],
  [file, 'import.meta.glob("../../../outside/*.json");'],
  [file, 'import.meta.glob(["../a/*", "../../../outside/*.json"]);'],
  [file, 'spawn("ls", [], { cwd: ".." });'],
  [file, 'spawn("ls", [], { cwd: resolve(import.meta.dirname, "../../..") });'],
  [file, 'execSync("cat ../outside/a.json");'],
  [file, 'execSync("cd .. && ls");'],
  [file, 'existsSync("/work/elsewhere");'],
  [file, 'const folder = "/home/ann/outside"; readdirSync(folder);'],
  [file, 'readFileSync("file:///Users/ann/a.json");'],
  [file, "readFileSync(`/root/<<name>>`);"],
  [file, 'readFileSync("C:\\\\Users\\\\ann\\\\a.json");'],
  [file, 'writeFileSync("/tmp/a.json", "");'],
  [file, 'readFileSync(join(homedir(), ".npmrc"));'],
  [file, 'readFileSync(join(process.env.HOME, ".npmrc"));'],
  [json, '{ "scripts": { "a": "node ../../../outside/a.mjs" } }'],
  [json, '{ "scripts": { "a": "cd ../.. && node ../a.mjs" } }'],
  [json, '{ "scripts": { "a": "git -C ../../.. status" } }'],
  [json, '{ "scripts": { "a": "npm --prefix=../../../other test" } }'],
  [json, '{ "scripts": { "a": "cat ~/.npmrc" } }'],
  [json, '{ "dependencies": { "a": "file:../../../a" } }'],
  ["tsconfig.json", '{ "extends": "../tsconfig.json" }'],
  ["tsconfig.json", '{ "include": ["src", /* all */ "../outside/**"] }'],
  ["tsconfig.json", '{ "compilerOptions": { "outDir": "/home/ann/out" } }'],
  ["src/styles/a.css", '@import "../../../a.css";'],
  ["src/styles/a.css", "a { background: url(../../../a.png); }"],
  ["examples/a/index.html", '<script src="../../../a.js"></script>'],
  ["stories/pages/A.mdx", 'import { A } from "../../../a.ts";'],
  ["packages/desk/test/python/a.py", 'open("../../../../../a.json")'],
  [".ci/run", 'cd "$(dirname "$0")/../.."'],
  [".ci/run", "cp -r ../outside ."],
  [".ci/run", "cat $HOME/.npmrc"],
];

const staying: readonly (readonly [file: string, text: string])[] = [
  [file, 'import a from "../../src/schema/a.ts";'],
  [file, 'import a from "a"; import { join } from "node:path";'],
  [file, 'new URL("../../src", import.meta.url);'],
  [file, 'resolve(import.meta.dirname, "../..");'],
  [file, 'const root = resolve(import.meta.dirname, "../.."); join(root, "dist", name);'],
  [file, "join(tmpdir(), name);"],
  [file, 'join(folder, "..", name);'],
  [file, 'existsSync("/usr/bin/apt-get"); readFileSync("/etc/fonts/fonts.conf");'],
  [file, 'host.send({ type: "roots/add", root: "/work/taxes" });'],
  [file, 'const all = [...some, ...other].join("../");'],
  [file, 'Promise.resolve("/work/elsewhere");'],
  [file, 'spawn("ls", [], { cwd: "test" });'],
  [file, 'readFileSync("test/corpus/forms.json");'],
  ["test/e2e/a/playwright.config.ts", 'export default { outputDir: "../../../test-results/a" };'],
  [json, '{ "scripts": { "a": "cd ../.. && npm test" }, "dependencies": { "b": "file:../b" } }'],
  ["tsconfig.json", '// All of it\n{ "extends": "./tsconfig.build.json", }'],
  ["src/styles/a.css", '@import "../tokens.css";'],
  [".ci/run", 'cd "$(dirname "$0")/.."'],
  [".ci/run", "git clone . $here/a && cd $here/a && npm ci"],
];

describe("outsideIn", () => {
  it.each(leaving)("finds the path in %s: %s", (name, text) => {
    expect(outsideIn(code(text), name)).not.toEqual([]);
  });

  it.each(staying)("finds no path in %s: %s", (name, text) => {
    expect(outsideIn(code(text), name)).toEqual([]);
  });
});

describe("the repository", () => {
  it("opens no file outside its root", () => {
    const files = filesBelow().filter(
      (path) => !samples.some((start) => path.startsWith(start)) && !messages.test(path),
    );
    const found = files.map((path) => {
      const outside = outsideIn(readFileSync(join(root, path), "utf8"), path);
      return [path, outside.filter((text) => !data[path]?.includes(text))] as const;
    });
    expect(found.filter(([, outside]) => outside.length > 0)).toEqual([]);
    expect(files).toEqual(expect.arrayContaining([".ci/run", "package.json", "src/host.ts"]));
  });

  it("has every text that the list of data excuses", () => {
    const excused = Object.entries(data).map(([path, texts]) => {
      const outside = outsideIn(readFileSync(join(root, path), "utf8"), path);
      return [path, texts.filter((text) => !outside.includes(text))];
    });
    expect(excused).toEqual(Object.keys(data).map((path) => [path, []]));
  });
});
