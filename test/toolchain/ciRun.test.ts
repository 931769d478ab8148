import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../scripts/temporaryFolder.mjs";

const root = resolve(import.meta.dirname, "../..");

/** Notes each call, and fails where `npm-fails` names its first word. */
const npm = `#!/usr/bin/env bash
printf '%s|%s|%s|%s|%s\\n' "$*" "\${BUILT-}" "$(ls ..)" "$(cat committed new/file | tr '\\n' ' ')" "$(ls)" | tr '\\n' ' ' >> "$CALLS"
echo >> "$CALLS"
touch "$TMPDIR/left"
! grep -qsx "$1" "$FAILS"
`;

/** Runs `.ci/run` in a checkout with a change, a new file and a deleted one; returns the calls of npm and what stays. */
function runCi(fails = "") {
  const place = temporaryFolder("ci-run-", onTestFinished);
  const [checkout, tools, system] = ["checkout", "tools", "system"].map((name) =>
    join(place, name),
  );
  if (!checkout || !tools || !system) throw new Error("No folders.");
  for (const folder of [tools, system, join(checkout, ".ci"), join(checkout, "new")])
    mkdirSync(folder, { recursive: true });
  const git = (...args: readonly string[]) => {
    const identity = ["-c", "user.name=Ada", "-c", "user.email=ada@example.com"];
    const { status, stderr } = spawnSync("git", [...identity, ...args], {
      cwd: checkout,
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(stderr);
  };
  copyFileSync(join(root, ".ci/run"), join(checkout, ".ci/run"));
  writeFileSync(join(checkout, ".gitignore"), "ignored\n");
  for (const name of ["committed", "deleted"]) writeFileSync(join(checkout, name), "before\n");
  git("init", "--quiet");
  git("add", ".");
  git("commit", "--quiet", "-m", "Begin");
  writeFileSync(join(checkout, "committed"), "after\n");
  writeFileSync(join(checkout, "new/file"), "new\n");
  writeFileSync(join(checkout, "ignored"), "");
  rmSync(join(checkout, "deleted"));
  writeFileSync(join(place, "fails"), `${fails}\n`);
  writeFileSync(join(tools, "npm"), npm, { mode: 0o755 });

  const { status, stdout, stderr } = spawnSync("bash", [".ci/run"], {
    cwd: checkout,
    encoding: "utf8",
    env: {
      ...process.env,
      PATH: [tools, process.env.PATH].join(delimiter),
      TMPDIR: system,
      CALLS: join(place, "calls"),
      FAILS: join(place, "fails"),
      // The run that this test belongs to may have built already.
      BUILT: undefined,
    },
  });
  const calls = readFileSync(join(place, "calls"), "utf8").trimEnd().split(/ ?\n/);
  return { status, stdout, stderr, calls, left: readdirSync(system) };
}

const seen = "mcp-host-ui|after new |committed new";

it("runs the README's commands on a copy of the checkout with nothing beside it", () => {
  expect(runCi()).toMatchObject({
    stderr: "",
    status: 0,
    calls: [`ci --no-progress||${seen}`, `run -s check||${seen}`, `test -s|1|${seen}`],
    left: [],
  });
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  expect(readFileSync(join(root, "README.md"), "utf8")).toContain("npm ci && npm test ");
  expect(scripts).toHaveProperty("check");
});

it.each([
  ["ci", 1, "npm ci"],
  ["run", 3, "check"],
  ["test", 3, "test"],
])("removes the copy after a failure of npm %s", (command, count, step) => {
  const { status, stdout, calls, left } = runCi(command);
  expect({ status, left, calls: calls.length }).toEqual({ status: 1, left: [], calls: count });
  expect(stdout).toContain(`::: ${step} FAILED`);
});
