// @ts-check
import { isAbsolute, join } from "node:path";
import react from "@vitejs/plugin-react";
import { addForwards } from "./addForwards.mjs";
import { annotatePure } from "./annotatePure.mjs";
import { keepUseClient } from "./keepUseClient.mjs";
import { placeModules } from "./placeModules.mjs";
import { quoteImports } from "./quoteImports.mjs";

/**
 * Returns the Vite configuration that builds a package from its `src` into its `dist`.
 * @param {object} built
 * @param {string} built.folder the package's folder
 * @param {readonly string[]} built.entries the modules that its `exports` lead to
 * @param {import("./placeModules.mjs").Plan} [built.plan] the files that its modules go into. @default one for each folder
 * @returns {import("vite").UserConfig}
 */
export function libraryBuild({ folder, entries, plan }) {
  const src = join(folder, "src/");
  const sources = entries.map((name) => `${src}${name}.ts`);
  return {
    plugins: [react(), annotatePure(), addForwards(), keepUseClient(), quoteImports()],
    build: {
      target: "es2022",
      // Tests ask which modules a file has. The package leaves source maps out.
      sourcemap: "hidden",
      minify: false,
      cssMinify: true,
      cssTarget: "chrome123",
      lib: {
        entry: Object.fromEntries(entries.map((name, at) => [name, sources[at] ?? ""])),
        formats: ["es"],
      },
      rolldownOptions: {
        external: (/** @type {string} */ id) =>
          !id.startsWith(".") && !isAbsolute(id) && !id.startsWith("\0"),
        preserveEntrySignatures: "allow-extension",
        experimental: { nativeMagicString: true, attachDebugInfo: "none" },
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: "parts/[name].js",
          minifyInternalExports: false,
          // A stack trace keeps the names of functions; a formatter restores white space.
          minify: {
            compress: { keepNames: { function: true, class: true } },
            mangle: { toplevel: false },
            codegen: { removeWhitespace: true },
          },
          // The declarations describe the names.
          comments: { jsdoc: false },
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: placeModules(src, sources, plan) }],
          },
        },
      },
    },
  };
}
