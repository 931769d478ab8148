import { isAbsolute } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import packageJson from "./package.json" with { type: "json" };
import { compileMessages } from "./scripts/messages/compileMessages.mjs";
import { addForwards } from "./scripts/publish/addForwards.mjs";
import { annotatePure } from "./scripts/publish/annotatePure.mjs";
import { keepUseClient } from "./scripts/publish/keepUseClient.mjs";
import { placeModules } from "./scripts/publish/placeModules.mjs";
import { quoteImports } from "./scripts/publish/quoteImports.mjs";

// Every Vite configuration imports this one, so each run has the messages as the JSON files are now.
compileMessages();

/** Lets stories, examples and tests import this package by its own name, from source. */
export const ownName = [
  { find: /^mcp-host-ui$/, replacement: source("index.ts") },
  { find: /^mcp-host-ui\/(?!.+\.(?:css|json))(.+)$/, replacement: `${source("")}$1.ts` },
  { find: /^mcp-host-ui\/(.+\.json)$/, replacement: `${source("")}$1` },
  { find: /^mcp-host-ui\/styles\.css/, replacement: source("styles/index.css") },
  { find: /^mcp-host-ui\/((tokens|themes\/.+)\.css)/, replacement: source("styles/$1") },
];

/** The modules that `exports` in package.json names, without folder and ending. */
const entries = Object.values(packageJson.exports).flatMap((target) => {
  const built = typeof target === "string" ? target : target.default;
  return /^\.\/dist\/(.+)\.js$/.exec(built)?.[1] ?? [];
});

export default defineConfig({
  plugins: [react(), annotatePure(), addForwards(), keepUseClient(), quoteImports()],
  build: {
    target: "es2022",
    // For tests that ask which modules a file has; the package leaves them out.
    sourcemap: "hidden",
    minify: false,
    cssMinify: true,
    cssTarget: "chrome123",
    lib: {
      entry: Object.fromEntries(entries.map((name) => [name, source(`${name}.ts`)])),
      formats: ["es"],
    },
    rolldownOptions: {
      external: (id) => !id.startsWith(".") && !isAbsolute(id) && !id.startsWith("\0"),
      preserveEntrySignatures: "allow-extension",
      experimental: { nativeMagicString: true, attachDebugInfo: "none" },
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "parts/[name].js",
        minifyInternalExports: false,
        // Who reads a stack finds the names of functions; white space comes back by a formatter.
        minify: {
          compress: { keepNames: { function: true, class: true } },
          mangle: { toplevel: false },
          codegen: { removeWhitespace: true },
        },
        // What names are for stands in the declarations.
        comments: { jsdoc: false },
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: placeModules(
                source(""),
                entries.map((name) => source(`${name}.ts`)),
              ),
            },
          ],
        },
      },
    },
  },
});

function source(path: string): string {
  return fileURLToPath(new URL(`src/${path}`, import.meta.url));
}
