import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../../../..");

it("compiles the tests beside it, which pass the door's callbacks to the SDK's own types", () => {
  const { stdout, status } = spawnSync(
    process.execPath,
    [
      join(root, "node_modules/typescript/bin/tsc"),
      "-p",
      join(root, "packages/agents/examples/harnesses"),
    ],
    { encoding: "utf8" },
  );

  expect(stdout).toBe("");
  expect(status).toBe(0);
});
