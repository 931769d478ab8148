import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { onTestFinished } from "vitest";

const root = resolve(import.meta.dirname, "../../../..");
const run = promisify(execFile);

const config = `
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { ownName } from "../../../../../vite.config.ts";

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: "cache",
  plugins: [react()],
  resolve: { alias: ownName },
  test: { include: ["*.test.tsx"], isolate: false, testTimeout: 60_000, fileParallelism: false },
});
`;

const tsconfig = JSON.stringify({
  extends: "../../../../../tsconfig.json",
  compilerOptions: { noUnusedLocals: true },
  include: ["*.tsx"],
  exclude: [],
});

/** What became of the tests in a folder of copied files. */
export interface Ran {
  readonly passed: number;
  readonly failed: readonly string[];
}

/** Writes copied files into a folder beside this one, checks their types, and runs those that are tests with Vitest. */
export async function runCopied(files: Readonly<Record<string, string>>): Promise<Ran> {
  const folder = mkdtempSync(`${import.meta.dirname}/copied-`);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const all = { ...files, "vitest.config.ts": config, "tsconfig.json": tsconfig };
  for (const [name, text] of Object.entries(all)) writeFileSync(`${folder}/${name}`, text);
  await read(resolve(root, "node_modules/.bin/tsc"), ["-p", folder]);
  const said = await read(process.execPath, [
    resolve(root, "node_modules/vitest/vitest.mjs"),
    ...["run", "--config", `${folder}/vitest.config.ts`, "--reporter", "json"],
  ]);
  const { testResults, numPassedTests } = JSON.parse(said.slice(said.indexOf("{")));
  const results: readonly { message: string; assertionResults: readonly Assertion[] }[] =
    testResults;
  return {
    passed: numPassedTests,
    failed: results.flatMap(({ message, assertionResults }) => [
      ...(message ? [message] : []),
      ...assertionResults.flatMap(({ failureMessages = [] }) => failureMessages),
    ]),
  };
}

interface Assertion {
  readonly failureMessages?: readonly string[];
}

/** What a command says; where it fails with nothing else to tell, an error with that. */
async function read(command: string, args: readonly string[]): Promise<string> {
  const env = { ...process.env, NODE_ENV: "test", VITEST: undefined, NO_COLOR: "1" };
  try {
    return (await run(command, [...args], { cwd: root, env, maxBuffer: 1e8 })).stdout;
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    if (stdout.includes('"testResults"')) return stdout;
    throw new Error(`${command} ${args.join(" ")} failed:\n${stdout}\n${stderr}`, {
      cause: error,
    });
  }
}
