import { resolve } from "node:path";
import { build, type Rolldown } from "vite";
import { describe, expect, it } from "vitest";

const entry = resolve(import.meta.dirname, "../../src/devtools/react.ts");

/** What an app's own build of a mode makes of the entry point: what it loads at once, and what later. */
async function buildFor(
  mode: string,
): Promise<{ readonly atOnce: string; readonly later: string }> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    mode,
    define: { "process.env.NODE_ENV": JSON.stringify(mode) },
    build: {
      write: false,
      rolldownOptions: {
        input: entry,
        external: /^(react|mcp-host-ui)/,
        preserveEntrySignatures: "strict",
      },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === "chunk");
  const codeOf = (isEntry: boolean) =>
    chunks
      .filter((chunk) => chunk.isEntry === isEntry)
      .map(({ code }) => code)
      .join("\n");
  return { atOnce: codeOf(true), later: codeOf(false) };
}

describe("McpDevtools in an app's build", () => {
  it("comes later in development, and is nothing in production", async () => {
    const development = await buildFor("development");
    expect(development.later).toContain("mcp-devtools-list");
    expect(development.atOnce).toContain("McpDevtools");
    expect(development.atOnce).not.toContain("mcp-devtools-list");

    const production = await buildFor("production");
    expect(production.atOnce).toContain("McpDevtools");
    expect(production.atOnce.length).toBeLessThan(1_000);
    expect(production.later).toBe("");
  });
});
