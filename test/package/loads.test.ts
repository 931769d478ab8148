import { execFile } from "node:child_process";
import { cpSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { packages } from "../../scripts/packages.mjs";
import { temporaryFolder } from "../../scripts/temporaryFolder.mjs";

const root = resolve(import.meta.dirname, "../..");
const run = promisify(execFile);

const config = {
  plugins: ["eslint"],
  categories: { correctness: "off" },
  env: { browser: true, es2024: true },
  globals: { process: "readonly" },
  rules: { "no-undef": "error" },
};

describe("the built modules", () => {
  it("use no name that nobody declares", async () => {
    // Elsewhere: what git ignores, the linter does not look at.
    const folder = temporaryFolder("built-", onTestFinished);
    for (const { folder: from } of packages)
      cpSync(join(root, from, "dist"), join(folder, from), { recursive: true });
    writeFileSync(join(folder, "wrong.js"), "export const f = () => {returnjsx()};");
    const path = join(folder, ".oxlintrc.json");
    writeFileSync(path, JSON.stringify(config));
    const linter = [join(root, "node_modules/oxlint/bin/oxlint"), "-c", path, "--format", "json"];
    const said: string = await run(process.execPath, [...linter, folder], {
      maxBuffer: 1e8,
    })
      .catch(({ stdout }) => ({ stdout }))
      .then(({ stdout }) => stdout);
    const { diagnostics, number_of_files } = JSON.parse(said);
    expect(number_of_files).toBeGreaterThan(100);
    expect(diagnostics.map(({ message }: { message: string }) => message)).toEqual([
      "'returnjsx' is not defined.",
    ]);
  });

  it("load all that a question needs", async () => {
    const code = 'import("mcp-host-ui/kind").then(({ preload }) => preload())';
    await expect(run(process.execPath, ["-e", code], { cwd: root })).resolves.toBeDefined();
  });
});
