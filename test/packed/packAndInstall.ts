import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import packageJson from "../../package.json" with { type: "json" };
import { packages } from "../../scripts/packages.mjs";
import { removeFolder, temporaryFolder } from "../../scripts/temporaryFolder.mjs";
import { runTool } from "./runTool.ts";

const root = resolve(import.meta.dirname, "../..");
const { devDependencies: versions } = packageJson;

/** What apps are made with besides the tarballs: what README names as peers, and the tools. */
const tools = {
  "@modelcontextprotocol/client": versions["@modelcontextprotocol/client"],
  "@modelcontextprotocol/server": versions["@modelcontextprotocol/server"],
  "@tailwindcss/vite": "4.3.5",
  "@types/node": versions["@types/node"],
  "@types/react": versions["@types/react"],
  "@types/react-dom": versions["@types/react-dom"],
  react: versions.react,
  "react-dom": versions["react-dom"],
  tailwindcss: "4.3.5",
  "tailwindcss-3": versions["tailwindcss-3"],
  typescript: "5.9.3",
  vite: versions.vite,
};

/** Packs every package, as `npm run build` left it, and installs them with npm into a new folder, once for all tests. */
export default async function packAndInstall(): Promise<() => void> {
  const house = temporaryFolder("mcp-host-ui-packed-");
  const workspaces = packages.flatMap(({ name }) => ["-w", name]);
  const options = ["--ignore-scripts", "--silent", "--pack-destination", house];
  await runTool(root, "npm", "pack", ...options, ...workspaces);
  const tarballs = packages.map(({ name, manifest }) => {
    const file = name.replace("@", "").replace("/", "-");
    return [name, join(house, `${file}-${manifest.version}.tgz`)] as const;
  });
  const ours = tarballs.map(([name, tarball]) => [name, `file:${tarball}`] as const);
  const dependencies = { ...tools, ...Object.fromEntries(ours) };
  writeFileSync(join(house, "package.json"), JSON.stringify({ private: true, dependencies }));
  await runTool(house, "npm", "install", "--prefer-offline", "--no-audit", "--no-fund");
  process.env.PACKED_HOUSE = house;
  process.env.PACKED_TARBALL = tarballs[0]?.[1];
  process.env.PACKED_TARBALLS = JSON.stringify(tarballs.map(([, tarball]) => tarball));
  return () => removeFolder(house);
}
