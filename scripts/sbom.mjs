// @ts-check
// Writes what an app gets with the package, in the versions of package-lock.json, as CycloneDX: to a file, or without a name to the output.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { removeFolder, temporaryFolder } from "./temporaryFolder.mjs";

const root = resolve(import.meta.dirname, "..");

/** @param {string} name */
const read = (name) => JSON.parse(readFileSync(join(root, name), "utf8"));

const { name, version, license, description, dependencies } = read("package.json");
const project = { name, version, license, description, dependencies };
const lock = read("package-lock.json");
const isOurs = (/** @type {string} */ path) => path.startsWith("node_modules/");
const known = Object.entries(lock.packages).filter(
  ([path, entry]) => isOurs(path) && !(/** @type {{ link?: boolean }} */ (entry).link),
);

const scratch = temporaryFolder("sbom-");
try {
  // npm names the project after its folder, and lists the examples of workspaces: so it gets a folder of its own.
  const folder = join(scratch, name);
  mkdirSync(folder);
  const write = (/** @type {string} */ file, /** @type {unknown} */ content) =>
    writeFileSync(join(folder, file), JSON.stringify(content));
  write("package.json", project);
  write("package-lock.json", { ...lock, packages: { "": project, ...Object.fromEntries(known) } });

  const npm = (/** @type {string[]} */ ...args) =>
    execFileSync("npm", [...args, "--package-lock-only", "--offline", "--loglevel=error"], {
      cwd: folder,
      encoding: "utf8",
    });
  npm("install", "--ignore-scripts", "--no-audit", "--no-fund");
  const sbom = `${JSON.stringify(
    withoutPeers(
      JSON.parse(npm("sbom", "--sbom-format=cyclonedx", "--sbom-type=library")),
      peersIn(JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8"))),
    ),
    null,
    2,
  )}\n`;
  const [target] = process.argv.slice(2);
  if (target) writeFileSync(target, sbom);
  else process.stdout.write(sbom);
} finally {
  removeFolder(scratch);
}

/**
 * What the app brings itself, such as React. npm's own `--omit=peer` leaves out what we bring and another of ours asks for.
 * @param {{ packages: Record<string, { version?: string, peer?: boolean }> }} lock
 */
function peersIn({ packages }) {
  return new Set(
    Object.entries(packages).flatMap(([path, { version, peer }]) =>
      peer ? [`${path.split("node_modules/").at(-1)}@${version}`] : [],
    ),
  );
}

/**
 * @param {{ components: { "bom-ref": string }[], dependencies: { ref: string, dependsOn?: string[] }[] }} sbom
 * @param {ReadonlySet<string>} peers
 */
function withoutPeers(sbom, peers) {
  return {
    ...sbom,
    components: sbom.components.filter((component) => !peers.has(component["bom-ref"])),
    dependencies: sbom.dependencies
      .filter(({ ref }) => !peers.has(ref))
      .map(({ ref, dependsOn = [] }) => ({
        ref,
        dependsOn: dependsOn.filter((name) => !peers.has(name)),
      })),
  };
}
