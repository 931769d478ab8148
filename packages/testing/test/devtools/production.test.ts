import { resolve } from "node:path";
import { build, type Rolldown } from "vite";
import { describe, expect, it } from "vitest";

const entry = resolve(import.meta.dirname, "../../src/devtools.ts");
/** An event that only a recorder at work writes. */
const recorded = "taken-back";

/** What an app's own build of a mode makes of the entry point. */
async function buildFor(mode: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    mode,
    define: { "process.env.NODE_ENV": JSON.stringify(mode) },
    build: {
      write: false,
      rolldownOptions: {
        input: entry,
        external: /^mcp-host-ui/,
        preserveEntrySignatures: "strict",
      },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return output.map((file) => (file.type === "chunk" ? file.code : "")).join("\n");
}

describe("createRecorder in a build for production", () => {
  it("brings nothing that records", async () => {
    expect(await buildFor("development")).toContain(recorded);
    const built = await buildFor("production");
    expect(built).toContain("createRecorder");
    expect(built).not.toContain(recorded);
    expect(built.length).toBeLessThan(1_000);
  });
});
