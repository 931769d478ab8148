import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { linkReadme } from "../../scripts/publish/linkReadme.mjs";

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

/** Where the links and pictures of a text lead. */
function linksOf(text: string): readonly string[] {
  return [...text.matchAll(/(?:\]\(|src="|srcset=")([^)"]+)/g)].map(([, target = ""]) => target);
}

const released = {
  version: "1.2.3",
  repository: { url: "git+https://github.com/owner/name.git" },
  homepage: "https://example.com/site/",
};

describe("README", () => {
  it("links to files of the repository", () => {
    const links = linksOf(readme);
    expect(links).toEqual(expect.arrayContaining(["docs/demo.webp", "docs/demo-dark.webp"]));
    expect(links.filter((link) => link.endsWith(".mdx")).length).toBeGreaterThan(3);
    for (const link of links) expect(existsSync(resolve(root, link)), link).toBe(true);
  });

  it("links to nothing that the tarball lacks, where it is not said what is public", () => {
    const links = linksOf(linkReadme(readme, { version: "1.2.3" }));
    expect(links).toContain("dist/docs/start-here.md");
    const files = packed();
    expect(links.filter((link) => !files.includes(link))).toEqual([]);
  });

  it("has absolute links in a release, by the fields of package.json", () => {
    const linked = linkReadme(readme, released);
    const links = linksOf(linked);
    expect(links).toContain("https://github.com/owner/name/raw/v1.2.3/docs/demo-dark.webp");
    expect(links).toContain("https://github.com/owner/name/blob/v1.2.3/SECURITY.md");
    expect(links).toContain("https://example.com/site/?path=/docs/start-here--docs");
    expect(links.filter((link) => !link.startsWith("https://"))).toEqual([]);
    expect(linkReadme(linked, released)).toBe(linked);
  });

  it.each(["github:owner/name", "owner/name", "https://github.com/owner/name"])(
    "takes the repository as %s",
    (repository) => {
      expect(linkReadme(readme, { ...released, repository })).toBe(linkReadme(readme, released));
    },
  );

  it("says what is wrong with a repository that it cannot link to", () => {
    const repository = "https://example.com/owner/name";
    expect(() => linkReadme(readme, { ...released, repository })).toThrow(
      /repository "https:\/\/example\.com\/owner\/name" in package\.json: say "github:owner\/name"/,
    );
  });

  it("says how to install the package and everything that it wants beside itself", () => {
    expect(installed).toContain(packageJson.name);
    for (const peer of Object.keys(packageJson.peerDependencies)) expect(installed).toContain(peer);
  });
});
