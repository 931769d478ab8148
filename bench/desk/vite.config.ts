import { fileURLToPath } from "node:url";
import { defineConfig, type UserConfig } from "vite";
import { ownName } from "../../vite.config.ts";

const config: UserConfig = defineConfig({
  root: import.meta.dirname,
  resolve: { alias: ownName },
  logLevel: "error",
  build: {
    ssr: true,
    rolldownOptions: {
      input: ["main.ts", "node.ts"].map((name) => `${import.meta.dirname}/${name}`),
    },
    target: "node20",
    outDir: fileURLToPath(new URL("../../.cache/bench/desk", import.meta.url)),
    emptyOutDir: true,
  },
});

export default config;
