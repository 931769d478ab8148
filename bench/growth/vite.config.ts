import { fileURLToPath } from "node:url";
import { defineConfig, type UserConfig } from "vite";
import { ownName } from "../../vite.config.ts";

const config: UserConfig = defineConfig({
  root: import.meta.dirname,
  resolve: { alias: ownName },
  logLevel: "error",
  build: {
    ssr: "measureGrowth.ts",
    target: "node20",
    outDir: fileURLToPath(new URL("../../.cache/bench/growth", import.meta.url)),
    emptyOutDir: true,
  },
});

export default config;
