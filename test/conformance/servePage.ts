import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { createServer } from "vite";
import { ownName } from "../../vite.config.ts";

/** Serves the page, with the mock server behind the same origin: it sends no CORS headers. */
export async function servePage(
  serverUrl: string,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = await createServer({
    configFile: false,
    root: fileURLToPath(new URL("page", import.meta.url)),
    logLevel: "error",
    plugins: [react()],
    resolve: { alias: ownName },
    server: {
      host: "127.0.0.1",
      port: 0,
      proxy: { "/mcp": { target: new URL(serverUrl).origin, changeOrigin: true } },
    },
  });
  await server.listen();
  const address = server.httpServer?.address();
  if (!address || typeof address === "string") throw new Error("The page's server has no port.");
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
