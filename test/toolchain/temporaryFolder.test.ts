import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../scripts/temporaryFolder.mjs";
import { filesBelow, root } from "./paths/repository.ts";

const helper = resolve(root, "scripts/temporaryFolder.mjs");

it.each([
  ["at its end", "", 0],
  ["after an error", "throw new Error('broken');", 1],
  ["after process.exit()", "process.exit(3);", 3],
])("removes the folders of a process %s", (_, end, status) => {
  const system = temporaryFolder("mcp-host-ui-system-", onTestFinished);
  const program = `
    import { writeFileSync } from "node:fs";
    import { temporaryFolder } from ${JSON.stringify(helper)};
    for (const name of ["a-", "b-"]) writeFileSync(temporaryFolder(name) + "/file", "");
    console.log(process.env.TMPDIR);
    ${end}
  `;
  const ended = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
    env: { ...process.env, TMPDIR: system },
    encoding: "utf8",
  });
  expect(ended).toMatchObject({ stdout: `${system}\n`, status });
  expect(readdirSync(system)).toEqual([]);
});

it("is how tests, scripts and benchmarks create temporary folders", () => {
  const makers = filesBelow().filter(
    (path) =>
      /\.(?:tsx?|[cm]?js)$/.test(path) &&
      /\bmkdtemp(?:Sync)?\(\s*(?:path\.)?(?:join\()?\s*(?:os\.)?tmpdir\(/.test(
        readFileSync(join(root, path), "utf8"),
      ),
  );
  // The demo is an example, which imports nothing of the repository's scripts.
  expect(makers).toEqual([
    "examples/demo/serve/startFilesystem.mjs",
    "scripts/temporaryFolder.mjs",
  ]);
});
