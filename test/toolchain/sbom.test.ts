import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const readText = (file: string) => readFileSync(join(root, file), "utf8");

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

/** Where Node finds a package that another one needs. */
function resolveFrom(folder: string, name: string): string {
  for (let at = folder; ; at = dirname(at)) {
    const found = join(at, "node_modules", name);
    if (existsSync(join(found, "package.json"))) return found;
    if (at === dirname(at)) throw new Error(`${name} is not installed for ${folder}.`);
  }
}

/** What is installed for the package's `dependencies`, and for theirs. */
function installed(): readonly string[] {
  const seen = new Set<string>();
  const left = [root];
  for (let folder = left.pop(); folder !== undefined; folder = left.pop()) {
    for (const name of Object.keys(manifestIn(folder).dependencies ?? {})) {
      const found = resolveFrom(folder, name);
      if (!seen.has(found)) left.push(found);
      seen.add(found);
    }
  }
  return [...seen].map(manifestIn).map(({ name, version }) => `${name}@${version}`);
}

describe("npm run sbom", () => {
  const written = execFileSync("npm", ["run", "-s", "sbom"], { cwd: root, encoding: "utf8" });
  const { bomFormat, metadata, components, dependencies } = JSON.parse(written);

  it("names exactly what an app gets with the package", () => {
    const named = components.map(({ purl }: { purl: string }) =>
      decodeURIComponent(purl.replace("pkg:npm/", "")),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.toSorted()).toEqual([...new Set(installed())].toSorted());
    expect(named).toContain(`tldts@${manifestIn(join(root, "node_modules/tldts")).version}`);
  });

  it("says what it is of, by a hash and a licence each, and nothing of this machine", () => {
    const { name, version } = manifestIn(root);
    expect(bomFormat).toBe("CycloneDX");
    expect(metadata.component).toMatchObject({ name, version, purl: `pkg:npm/${name}@${version}` });
    for (const { hashes, licenses } of components) {
      expect(hashes).toEqual([
        { alg: "SHA-512", content: expect.stringMatching(/^[\da-f]{128}$/) },
      ]);
      expect(licenses).toHaveLength(1);
    }
    expect(components.length).toBeGreaterThan(0);
    expect(written).not.toMatch(/file:|localhost|\/tmp\//);
    expect(written).not.toContain(root);
  });

  it("names what depends on what, from the package on", () => {
    const [own] = dependencies;
    const direct = Object.keys(manifestIn(root).dependencies ?? {});
    expect(own.dependsOn.map((ref: string) => ref.replace(/@[^@]+$/, "")).toSorted()).toEqual(
      direct.toSorted(),
    );
  });
});

describe("the release workflow", () => {
  const workflow = readText(".github/workflows/release.yml");
  const jobs = workflow.slice(workflow.indexOf("\njobs:"));
  const [check = "", publish = ""] = jobs.split("\n  publish:");

  it("publishes with provenance, and attaches the list", () => {
    expect(publish).toContain("npm run -s sbom -- mcp-host-ui.cdx.json");
    expect(publish).toMatch(/npm publish --provenance/);
    expect(publish).toMatch(/gh release create .* mcp-host-ui\.cdx\.json/);
    expect(publish).toContain("needs: check");
    expect(check).toContain("npm run ci");
  });

  it("pins every action by the hash of a commit, and says which version that is", () => {
    const used = [...workflow.matchAll(/uses: (.+)/g)].map(([, action]) => action);
    expect(used.length).toBeGreaterThan(2);
    for (const action of used)
      expect(action).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it("may do no more than it needs, and holds no secret", () => {
    expect(workflow).toContain("\npermissions: {}\n");
    expect(check).toMatch(/permissions:\n {6}contents: read\n {4}steps/);
    expect(publish).toMatch(/permissions:\n {6}contents: write\n {6}id-token: write\n {4}steps/);
    expect(workflow).not.toMatch(/secrets\.|_authToken|NODE_AUTH_TOKEN/);
    expect(workflow.match(/persist-credentials: false/g)).toHaveLength(
      workflow.match(/actions\/checkout@/g)?.length ?? 0,
    );
  });
});
