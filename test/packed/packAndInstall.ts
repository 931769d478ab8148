import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import packageJson from "../../package.json" with { type: "json" };
import { removeFolder, temporaryFolder } from "../../scripts/temporaryFolder.mjs";
import { runTool } from "./runTool.ts";

const root = resolve(import.meta.dirname, "../..");
const { devDependencies: versions, name } = packageJson;

/** What apps are made with besides the tarball: what README names as peers, and the tools. */
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

/** Packs `dist`, as `npm run build` left it, and installs it with npm into a new folder, once for all tests. */
export default async function packAndInstall(): Promise<() => void> {
  const house = temporaryFolder("mcp-host-ui-packed-");
  await runTool(root, "npm", "pack", "--ignore-scripts", "--silent", "--pack-destination", house);
  const tarball = join(house, `${name}-${packageJson.version}.tgz`);
  const dependencies = { ...tools, [name]: `file:${tarball}` };
  writeFileSync(join(house, "package.json"), JSON.stringify({ private: true, dependencies }));
  await runTool(house, "npm", "install", "--prefer-offline", "--no-audit", "--no-fund");
  process.env.PACKED_HOUSE = house;
  process.env.PACKED_TARBALL = tarball;
  return () => removeFolder(house);
}
