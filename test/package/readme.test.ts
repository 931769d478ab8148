import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import packageJson from "../../package.json" with { type: "json" };

const root = resolve(import.meta.dirname, "../..");
const readme = readFileSync(`${root}/README.md`, "utf8");

/** The paths that `npm pack` puts into the tarball. */
function packed(): readonly string[] {
  const args = ["pack", "--dry-run", "--json", "--ignore-scripts"];
  const [{ files }] = JSON.parse(execFileSync("npm", args, { cwd: root, encoding: "utf8" }));
  return files.map(({ path }: { path: string }) => path);
}

/** What README says to install. */
const installed = [...readme.matchAll(/npm install(?: --save-dev)? ([^\n`]+)/g)].flatMap(
  ([, names = ""]) => names.split(" "),
);

describe("README", () => {
  it("links to nothing that the tarball lacks", () => {
    const links = [...readme.matchAll(/(?:\]\(|src="|srcset=")([^)"]+)/g)].map(
      ([, target = ""]) => target,
    );
    expect(links).toEqual(expect.arrayContaining(["docs/demo.webp", "docs/demo-dark.webp"]));
    const files = packed();
    const headings = [...readme.matchAll(/^#+ (.+)$/gm)].map(
      ([, heading = ""]) => `#${heading.toLowerCase().replaceAll(" ", "-")}`,
    );
    const reached = [...files, ...headings];
    expect(links.filter((link) => !link.startsWith("https://") && !reached.includes(link))).toEqual(
      [],
    );
  });

  it("says how to install the package and everything that it wants beside itself", () => {
    expect(installed).toContain(packageJson.name);
    for (const peer of Object.keys(packageJson.peerDependencies)) expect(installed).toContain(peer);
  });
});
