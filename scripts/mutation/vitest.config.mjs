// @ts-check
// Used by scripts/mutation.mjs: the tests run once, and then again and again with one mutant of the source after the other.
import { readFileSync } from "node:fs";
import { relative, sep } from "node:path";
import { defineConfig } from "vitest/config";
import { ownName } from "../../vite.config.ts";

/** @type {import("../mutation.mjs").Plan} */
const plan = JSON.parse(readFileSync(process.env.MUTATION_PLAN ?? "", "utf8"));

export default defineConfig({
  resolve: { alias: ownName },
  plugins: [
    {
      name: "mutants",
      enforce: "pre",
      load(id) {
        return plan.sources[relative(process.cwd(), id).replaceAll(sep, "/")];
      },
    },
  ],
  test: {
    include: [...plan.tests],
    runner: "scripts/mutation/runner.mjs",
    setupFiles: ["test/support/settleImports.ts"],
    isolate: false,
    maxWorkers: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000, interval: 2 } },
  },
});
