import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import packageJson from "../../package.json" with { type: "json" };
import { removeFolder, temporaryFolder } from "../../scripts/temporaryFolder.mjs";
import { readSource } from "./exampleApps.ts";
import { runTool } from "./runTool.ts";

/** The version of the `shadcn` program that builds and adds. */
export const shadcn = /shadcn@[\d.]+/.exec(packageJson.scripts["build:registry"])?.[0] ?? "shadcn";

/** Both registries that `shadcn add` reads, on this machine. */
export interface ShadcnRegistry {
  readonly url: string;
  close(): void;
}

/** What shadcn/ui's own components install. */
const dependencies: Readonly<Record<string, readonly string[]>> = {
  button: ["class-variance-authority", "radix-ui"],
  checkbox: ["lucide-react", "radix-ui"],
  dialog: ["radix-ui"],
  form: ["react-hook-form", "radix-ui"],
  input: [],
  label: ["radix-ui"],
  popover: ["radix-ui"],
  select: ["lucide-react", "radix-ui"],
};

/** The project has its palette already. */
const noColors = {
  inlineColors: { light: {}, dark: {} },
  cssVars: { light: {}, dark: {} },
  inlineColorsTemplate: "",
  cssVarsTemplate: "",
};

/**
 * Serves our items, built by `shadcn build`, under `/r`; components in the shape of shadcn/ui's, which its own registry
 * would give, under `/styles`; and under `/npm` the packed tarball, beside all that npm's registry has.
 */
export async function serveShadcnRegistry(): Promise<ShadcnRegistry> {
  const built = temporaryFolder("mcp-host-ui-registry-");
  const folder = resolve(import.meta.dirname, "../../registry");
  await runTool(folder, "npx", "--yes", shadcn, "build", "./registry.json", "--output", built);
  const npm = (await runTool(folder, "npm", "config", "get", "registry")).trim().replace(/\/$/, "");
  const tarball = readFileSync(process.env.PACKED_TARBALL ?? "");
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? "");
    const [, place = "", ...rest] = path.split("/");
    const json = (value: unknown) =>
      response.setHeader("content-type", "application/json").end(JSON.stringify(value));
    const file = join(built, rest.at(-1) ?? "");
    const base = /\/([a-z]+)\.json$/.exec(path)?.[1] ?? "";
    if (place === "r" && existsSync(file)) response.end(readFileSync(file));
    else if (place === "styles" && base in dependencies) json(baseItem(base));
    else if (place === "colors") json(noColors);
    else if (place === "icons") json({});
    else if (path === `/npm/${packageJson.name}`) json(packument(`${url}/tarball.tgz`, tarball));
    else if (path === "/tarball.tgz") response.end(tarball);
    else if (place === "npm")
      response.writeHead(302, { location: npm + (request.url ?? "").slice("/npm".length) }).end();
    else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    close() {
      server.close();
      removeFolder(built);
    },
  };
}

/** One of shadcn/ui's components, as its registry describes it. */
function baseItem(name: string) {
  const others = { form: ["label"] }[name] ?? [];
  return {
    name,
    type: "registry:ui",
    dependencies: dependencies[name],
    registryDependencies: others,
    files: [{ path: `ui/${name}.tsx`, type: "registry:ui", content: readBase(name) }],
  };
}

function readBase(name: string): string {
  const own = `test/packed/shadcn-ui/${name}.tsx`;
  if (existsSync(resolve(import.meta.dirname, "../..", own))) return readSource(own);
  return readSource(`stories/own-forms/ui/${name}.tsx`)
    .replace("../lib/cn.ts", "@/lib/utils")
    .replace("./label.tsx", "@/components/ui/label");
}

function packument(tarball: string, bytes: Buffer) {
  const { name, version, peerDependencies, peerDependenciesMeta } = packageJson;
  const integrity = `sha512-${createHash("sha512").update(bytes).digest("base64")}`;
  const { dependencies: own } = packageJson;
  const manifest = { name, version, dependencies: own, peerDependencies, peerDependenciesMeta };
  return {
    name,
    "dist-tags": { latest: version },
    versions: { [version]: { ...manifest, dist: { tarball, integrity } } },
  };
}
