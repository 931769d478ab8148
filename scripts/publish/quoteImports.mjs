// @ts-check
import { whenPublishing } from "./whenPublishing.mjs";

/**
 * Quotes what a published file imports later. Minifying writes its name between backticks, where not every bundler looks
 * for a name.
 * @returns {import("vite").Plugin}
 */
export function quoteImports() {
  return {
    name: "quote-imports",
    apply: whenPublishing,
    generateBundle(_options, bundle) {
      // As long as before, so that source maps stay true.
      for (const file of Object.values(bundle))
        if (file.type === "chunk")
          file.code = file.code.replaceAll(/\bimport\(`([^`$\\"]+)`\)/g, 'import("$1")');
    },
  };
}
