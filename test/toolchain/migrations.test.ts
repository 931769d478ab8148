import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";

const root = new URL("../../", import.meta.url);
const read = (path: string) => readFile(new URL(path, root), "utf8");

describe.each([
  {
    guide: "MigrateMcpUse",
    folder: "migrations/mcp-use-inspector",
    files: ["host.ts", "main.tsx"],
    before: "2,930",
  },
  {
    guide: "MigrateMcpJam",
    folder: "migrations/mcpjam-inspector",
    files: ["server.ts", "main.tsx"],
    before: "2,056",
  },
  {
    guide: "MigrateAiSdk",
    folder: "ai-sdk-chat",
    files: ["chat.ts", "createBackEnd.ts", "main.tsx", "useChat.ts"],
    before: "649",
  },
])("the guide $guide", ({ guide, folder, files, before }) => {
  it("says how many lines the example has", async () => {
    const page = await read(`stories/pages/${guide}.mdx`);
    let counted = 0;
    for (const file of files) {
      const lines = (await read(`examples/${folder}/${file}`)).split("\n").length - 1;
      expect(page).toContain(`\`${file}\` ${lines}`);
      counted += lines;
    }
    expect(counted).toBeGreaterThan(0);
    expect(page).toContain(`| in all | ${before} | ${counted} |`);
    const start = await read("stories/pages/StartHere.mdx");
    expect(start).toMatch(new RegExp(`: ${counted} (lines )?in place of ${before}`));
  });
});
