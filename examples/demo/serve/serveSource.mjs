import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { sourcePolicy } from "./policy.mjs";

const config = fileURLToPath(new URL("../vite.config.ts", import.meta.url));

/** Serves the demo from source, nothing built, under a policy as strict as the development server allows. */
export async function serveSource(server) {
  const nonce = randomBytes(16).toString("base64");
  const policy = sourcePolicy(nonce);
  const vite = await createServer({
    configFile: config,
    logLevel: "warn",
    html: { cspNonce: nonce },
    server: { middlewareMode: { server }, ws: { server } },
  });
  return (request, response) => {
    response.setHeader("content-security-policy", policy);
    vite.middlewares(request, response);
  };
}
