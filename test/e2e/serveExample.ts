import { fileURLToPath } from "node:url";
import { build, preview } from "vite";
import type { ServedPage } from "./servePage.ts";

/** Builds an example as its own `vite.config.ts` says, and serves it on a free port. */
export async function serveExample(name: string): Promise<ServedPage> {
  const root = file(`examples/${name}/`);
  const outDir = file(`.cache/pages/examples/${name}`);
  const config = { configFile: `${root}vite.config.ts`, logLevel: "error" } as const;
  await build({ ...config, build: { outDir, emptyOutDir: true } });
  const server = await preview({
    ...config,
    build: { outDir },
    preview: { host: "127.0.0.1", port: 0 },
  });
  return { url: server.resolvedUrls?.local[0] ?? "", close: () => server.close() };
}

function file(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}
