import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { build, type PluginOption, preview } from "vite";
import { ownName } from "../../vite.config.ts";

/** A built page, served on a free port. */
export interface ServedPage {
  readonly url: string;
  close(): Promise<void>;
}

/** Builds a page, written against this package's public entry points, and serves it. */
export async function servePage(
  folder: string,
  options: {
    plugins?: PluginOption[];
    workerPlugins?: PluginOption[];
    proxy?: Record<string, string>;
  } = {},
): Promise<ServedPage> {
  const root = fileURLToPath(new URL(`../../${folder}`, import.meta.url));
  const outDir = fileURLToPath(new URL(`../../.cache/pages/${folder}`, import.meta.url));
  const config = { configFile: false, root, logLevel: "error" } as const;
  await build({
    ...config,
    plugins: [react(), options.plugins],
    resolve: { alias: ownName },
    worker: { format: "es", plugins: () => options.workerPlugins ?? [] },
    build: { outDir, emptyOutDir: true, target: "es2022", reportCompressedSize: false },
  });
  const server = await preview({
    ...config,
    build: { outDir },
    preview: {
      host: "127.0.0.1",
      port: 0,
      proxy: options.proxy ?? {},
      allowedHosts: ["plain.test"],
    },
  });
  return { url: server.resolvedUrls?.local[0] ?? "", close: () => server.close() };
}
