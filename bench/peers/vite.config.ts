import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { ownName } from "../../vite.config.js";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  logLevel: "warn",
  plugins: [react()],
  resolve: { alias: ownName },
  build: {
    outDir: fileURLToPath(new URL("../../.cache/bench/peers", import.meta.url)),
    emptyOutDir: true,
    target: "es2022",
    chunkSizeWarningLimit: 2_000,
  },
  preview: {
    port: 6111,
    host: "127.0.0.1",
    // Elsewhere browsers round times to 0.1 ms: half of what a key costs.
    headers: {
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Embedder-Policy": "require-corp",
    },
  },
});
