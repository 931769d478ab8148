import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const name = "react-compiler-runtime";

/** Gives compiled components their runtime on the React that a project's aliases name: as a CommonJS package it would take the installed one. */
export function reactCompilerRuntime(): Plugin {
  const path = createRequire(import.meta.url).resolve(name);
  return {
    name,
    enforce: "pre",
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      return `import * as React from "react";
const published = { exports: {} };
((require, module, exports) => {
${readFileSync(path, "utf8")}
})(() => React, published, published.exports);
export const { c } = published.exports;`;
    },
  };
}
