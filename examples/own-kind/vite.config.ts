import react from "@vitejs/plugin-react";
import { defineConfig, type UserConfig } from "vite";
import { ownName } from "../../vite.config.ts";

const config: UserConfig = defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // In this repository only: elsewhere `mcp-host-ui` is an installed package.
  resolve: { alias: ownName },
  build: { target: "es2022" },
});

export default config;
