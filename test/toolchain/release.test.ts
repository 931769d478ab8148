import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { packages } from "../../scripts/packages.mjs";
import { temporaryFolder } from "../../scripts/temporaryFolder.mjs";

const root = resolve(import.meta.dirname, "../..");

/** A copy of every manifest, in which a release can be tried. */
function copyManifests(): string {
  const copy = temporaryFolder("mcp-host-ui-release-", onTestFinished);
  const others = packageJson.workspaces.filter((folder) => !/[.*]/.test(folder));
  const folders = [...packages.map(({ folder }) => folder), ...others];
  const files = folders.map((folder) => join(folder, "package.json"));
  const readmes = packages.map(({ folder }) => join(folder, "README.md"));
  for (const file of [...files, ...readmes, ".changeset/config.json", "scripts", "stories/pages"]) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(copy, file), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  writeFileSync(join(copy, ".gitignore"), "node_modules\n");
  return copy;
}

function run(folder: string, program: string, args: readonly string[], env = {}): void {
  const git = { GIT_DIR: undefined, GIT_INDEX_FILE: undefined, GIT_WORK_TREE: undefined };
  execFileSync(program, args, {
    cwd: folder,
    stdio: "pipe",
    env: { ...process.env, ...git, ...env },
  });
}

const manifestsIn = (folder: string) =>
  packages.map((each) =>
    JSON.parse(readFileSync(join(folder, each.folder, "package.json"), "utf8")),
  );

describe("a release", () => {
  it("of a minor change gives every package the same minor version", () => {
    const copy = copyManifests();
    writeFileSync(join(copy, ".changeset/one.md"), '---\n"mcp-host-ui": minor\n---\n\nOne.\n');
    run(copy, "git", ["init", "--quiet"]);
    run(copy, "git", ["add", "."]);
    run(copy, "git", ["-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "-qm", "one"]);
    run(copy, process.execPath, ["node_modules/@changesets/cli/bin.js", "version"]);

    const versions = manifestsIn(copy).map(({ version }) => version);
    expect(versions).toEqual(packages.map(() => "0.2.0"));
  });

  it("says in each package where it comes from, and which version of the others it needs", () => {
    const copy = copyManifests();
    run(copy, process.execPath, ["scripts/publish/prepareRelease.mjs"], {
      GITHUB_SERVER_URL: "https://github.com",
      GITHUB_REPOSITORY: "owner/name",
    });

    const [main, ...companions] = manifestsIn(copy);
    expect(main).toMatchObject({
      repository: { type: "git", url: "git+https://github.com/owner/name.git" },
      homepage: "https://github.com/owner/name#readme",
      bugs: "https://github.com/owner/name/issues",
    });
    expect(companions).toEqual(
      packages.slice(1).map(({ folder }) =>
        expect.objectContaining({
          repository: {
            type: "git",
            url: "git+https://github.com/owner/name.git",
            directory: folder,
          },
          homepage: `https://github.com/owner/name/tree/v${main.version}/${folder}#readme`,
          bugs: "https://github.com/owner/name/issues",
          peerDependencies: expect.objectContaining({ "mcp-host-ui": `^${main.version}` }),
        }),
      ),
    );
    const agents = readFileSync(join(copy, "packages/agents/README.md"), "utf8");
    expect(agents).toContain(
      `/owner/name/blob/v${main.version}/packages/agents/examples/README.md`,
    );
    for (const { folder } of packages) {
      const readme = readFileSync(join(copy, folder, "README.md"), "utf8");
      expect(readme).not.toMatch(/\]\((?!https:|#|dist\/docs\/)/);
    }
  });

  it.each([
    ["the workflow", readFileSync(join(root, ".github/workflows/release.yml"), "utf8")],
    ["the dry run of every check", packageJson.scripts["check:publish"]],
  ])("publishes every package by %s", (_, text) => {
    const published = [...text.matchAll(/ -w (\S+)/g)].map(([, name]) => name);
    expect(published).toEqual(packages.map(({ name }) => name));
  });
});
