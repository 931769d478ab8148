import { spawnSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../scripts/temporaryFolder.mjs";

const root = resolve(import.meta.dirname, "../..");

/** Asks, in a folder, what npm asks before it packs. */
function ask(cwd: string) {
  const script = join(root, "scripts/publish/requireBuild.mjs");
  return spawnSync(process.execPath, [script], { cwd, encoding: "utf8" });
}

it("lets npm pack what was built", () => {
  expect(ask(root)).toMatchObject({ status: 0, stderr: "" });
});

it("has npm pack nothing where nothing was built, and says what to do", () => {
  const folder = temporaryFolder("unbuilt-", onTestFinished);
  cpSync(join(root, "package.json"), join(folder, "package.json"));
  const { status, stderr } = ask(folder);
  expect(status).toBe(1);
  expect(stderr).toContain('./dist/index.d.ts among them: "npm run build" makes them.');
});
