import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../../../..");
const adapters = readdirSync(join(root, "packages/agents/examples")).filter((file) =>
  file.endsWith(".ts"),
);

describe("the adapters", () => {
  it("fit the types of the packages that they lead to", () => {
    const { stdout, status } = spawnSync(
      process.execPath,
      [join(root, "node_modules/typescript/bin/tsc"), "-p", join(root, "packages/agents/examples")],
      { encoding: "utf8" },
    );

    expect(stdout).toBe("");
    expect(status).toBe(0);
  });

  it.each(adapters)("%s is under 80 lines", (file) => {
    const lines = readFileSync(join(root, "packages/agents/examples", file), "utf8")
      .trimEnd()
      .split("\n");
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.length).toBeLessThan(80);
  });
});
