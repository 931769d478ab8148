import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../../../scripts/temporaryFolder.mjs";
import { sdks } from "./sdks.ts";

const root = resolve(import.meta.dirname, "../../../..");

describe.each(sdks)("the types of @mcp-host-ui/agents/ai-sdk, with ai %s", (version) => {
  it("take the SDK's models, registries and settings, and nothing else", () => {
    const folder = temporaryFolder("ai-sdk-types-", onTestFinished);
    const project = join(folder, "tsconfig.json");
    const sdk = join(import.meta.dirname, `node_modules/ai-${version}/dist/index.d.ts`);
    writeFileSync(
      project,
      JSON.stringify({
        extends: join(root, "tsconfig.json"),
        compilerOptions: {
          types: ["node"],
          typeRoots: [join(root, "node_modules/@types")],
          paths: { ai: [sdk], "mcp-host-ui/*": [join(root, "src/*.ts")] },
          rootDir: "/",
        },
        include: [],
        files: [join(import.meta.dirname, "types/consumer.ts")],
      }),
    );
    const { stdout, status } = spawnSync(
      process.execPath,
      [join(root, "node_modules/typescript/bin/tsc"), "-p", project],
      { encoding: "utf8" },
    );

    expect(stdout).toBe("");
    expect(status).toBe(0);
  });
});
