// @ts-check
// Fills in what only a release knows, in every package: repository, homepage, bugs, the peers' versions, and the README's links.
import { readFileSync, writeFileSync } from "node:fs";
import { packages } from "../packages.mjs";
import { linkReadme } from "./linkReadme.mjs";

const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name } = process.env;
const address = server && name ? `${server}/${name}` : undefined;
const names = packages.map((each) => each.name);

for (const { folder } of packages) {
  const file = `${folder}/package.json`;
  const committed = JSON.parse(readFileSync(file, "utf8"));
  const manifest = prepare(committed, folder);
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  const readme = `${folder}/README.md`;
  // Guides are where a maintainer's homepage has them, if it is set.
  const places = { ...manifest, homepage: committed.homepage };
  writeFileSync(readme, linkReadme(readFileSync(readme, "utf8"), places));
}
console.log(`Prepared ${names.join(", ")}; git restore takes it back.`);

/**
 * @typedef {import("./linkReadme.mjs").Places & { bugs?: string, peerDependencies?: Record<string, string> }} Manifest
 * @param {Manifest} manifest
 * @param {string} folder
 * @returns {Manifest}
 */
function prepare(manifest, folder) {
  const { version, peerDependencies = {} } = manifest;
  const peers = Object.entries(peerDependencies).map(([peer, range]) => [
    peer,
    // In the repository the range is wide, so that a minor release of one package is no major one of the others.
    names.includes(peer) ? `^${version}` : range,
  ]);
  const directory = folder === "." ? undefined : folder;
  return {
    ...manifest,
    ...(peers.length > 0 && { peerDependencies: Object.fromEntries(peers) }),
    ...(address && {
      // The registry compares it with where the provenance says that the package was built.
      repository: { type: "git", url: `git+${address}.git`, ...(directory && { directory }) },
      homepage:
        manifest.homepage ??
        `${address}${directory ? `/tree/v${version}/${directory}` : ""}#readme`,
      bugs: manifest.bugs ?? `${address}/issues`,
    }),
  };
}
