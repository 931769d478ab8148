import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { build, type PluginOption, preview } from "vite";
import { ownName } from "../../vite.config.ts";

/** A built page, served on a free port. */
export interface ServedPage {
  readonly url: string;
  close(): Promise<void>;
}

interface PageOptions {
  readonly plugins?: PluginOption[];
  readonly workerPlugins?: PluginOption[];
}

/** Builds a page, written against this package's public entry points, and serves it. */
export async function servePage(
  folder: string,
  { proxy, ...options }: PageOptions & { proxy?: Record<string, string> } = {},
): Promise<ServedPage> {
  await buildPage(folder, options);
  return serveBuiltPage(folder, proxy);
}

/** Builds a page, to be served as often as a test likes. */
export async function buildPage(
  folder: string,
  { plugins, workerPlugins = [] }: PageOptions = {},
): Promise<void> {
  const { outDir, ...config } = configOf(folder);
  await build({
    ...config,
    plugins: [react(), plugins],
    resolve: { alias: ownName },
    worker: { format: "es", plugins: () => workerPlugins },
    build: { outDir, emptyOutDir: true, target: "es2022", reportCompressedSize: false },
  });
}

/** Serves a page that was built, on a port of its own; requests to the paths of `proxy` go on to other servers. */
export async function serveBuiltPage(
  folder: string,
  proxy: Record<string, string> = {},
): Promise<ServedPage> {
  const { outDir, ...config } = configOf(folder);
  const server = await preview({
    ...config,
    build: { outDir },
    preview: { host: "127.0.0.1", port: 0, proxy, allowedHosts: ["plain.test"] },
  });
  return { url: server.resolvedUrls?.local[0] ?? "", close: () => server.close() };
}

function configOf(folder: string) {
  const pathOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
  return {
    configFile: false,
    logLevel: "error",
    root: pathOf(folder),
    outDir: pathOf(`.cache/pages/${folder}`),
  } as const;
}
