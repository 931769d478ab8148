import react from "@vitejs/plugin-react";
import { defineConfig, type UserConfig } from "vite";
import { ownName } from "../../vite.config.ts";

const config: UserConfig = defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // In this repository only: elsewhere `mcp-host-ui` is an installed package.
  resolve: { alias: ownName },
  build: {
    target: "es2022",
    // The styles stand here as they were written, and not as they are published: for browsers that know light-dark().
    cssTarget: ["chrome123", "safari17.5", "firefox120"],
  },
});

export default config;
