import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type UserConfig } from "vite";
import { ownName } from "../../vite.config.ts";

const config: UserConfig = defineConfig({
  root: inThisFolder("."),
  cacheDir: inThisFolder("../../node_modules/.vite/demo"),
  plugins: [react()],
  resolve: { alias: ownName },
  optimizeDeps: {
    // All that there is: what was found only once the page needs it would load the page anew under whoever uses it.
    include: [
      "react",
      "react-dom",
      "react-dom/client",
      "react/jsx-runtime",
      "react/jsx-dev-runtime",
      "@modelcontextprotocol/client",
      "@modelcontextprotocol/server",
      "@radix-ui/react-dialog",
      "react-hook-form",
      "@hookform/resolvers",
      "@tanstack/react-virtual",
      "@testing-library/react",
      "diff",
      "downshift",
      "tldts",
      "tokenx",
      "zod",
      "ai",
      "@ai-sdk/openai-compatible",
    ],
  },
  // An inlined asset would be a `data:` address, which the page's own policy refuses.
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: { input: ["index.html", "pay.html"].map(inThisFolder) },
  },
});

export default config;

function inThisFolder(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
