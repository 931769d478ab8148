import { readdirSync } from "node:fs";
import { isAbsolute } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Lets stories, examples and tests import this package by its own name, from source. */
export const ownName = [
  { find: /^mcp-host-ui$/, replacement: source("index.ts") },
  { find: /^mcp-host-ui\/(?!styles)(.+)$/, replacement: `${source("")}$1.ts` },
  { find: /^mcp-host-ui\/styles\.css$/, replacement: source("styles/index.css") },
];

export default defineConfig({
  plugins: [react()],
  build: {
    target: "es2022",
    sourcemap: true,
    minify: false,
    lib: {
      entry: Object.fromEntries(
        [...entriesIn(""), ...entriesIn("locales/")].map((name) => [name, source(`${name}.ts`)]),
      ),
      formats: ["es"],
    },
    rolldownOptions: {
      external: (id) => !id.startsWith(".") && !isAbsolute(id) && !id.startsWith("\0"),
      // One file a module: it keeps "use client" where it stands, and lets bundlers drop the rest.
      output: { preserveModules: true, preserveModulesRoot: "src", entryFileNames: "[name].js" },
    },
  },
});

/** The public entry points: every module at the top of `src`, and every locale. */
function entriesIn(folder: string): string[] {
  return readdirSync(source(folder))
    .filter((file) => file.endsWith(".ts"))
    .map((file) => `${folder}${file.slice(0, -".ts".length)}`);
}

function source(path: string): string {
  return fileURLToPath(new URL(`src/${path}`, import.meta.url));
}
