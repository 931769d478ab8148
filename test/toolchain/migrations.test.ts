import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";

const root = new URL("../../", import.meta.url);
const read = (path: string) => readFile(new URL(path, root), "utf8");

describe.each([
  { name: "mcp-use-inspector", files: ["host.ts", "main.tsx"], before: "2,930" },
  { name: "mcpjam-inspector", files: ["server.ts", "main.tsx"], before: "2,056" },
])("examples/migrations/$name", ({ name, files, before }) => {
  it("has the lines that its README and the guide say", async () => {
    const readme = await read("examples/migrations/README.md");
    let counted = 0;
    for (const file of files) {
      const lines = (await read(`examples/migrations/${name}/${file}`)).split("\n").length - 1;
      expect(readme).toContain(`\`${file}\` ${lines}`);
      counted += lines;
    }
    expect(counted).toBeGreaterThan(0);
    expect(readme).toContain(`| in all | ${before} | ${counted} |`);
    expect(await read("stories/pages/StartHere.mdx")).toContain(`${counted} in place of ${before}`);
  });
});
