import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";

const example = new URL("../../examples/ai-sdk-chat/", import.meta.url);

describe("examples/ai-sdk-chat", () => {
  it("has the lines that its README and the guide say", async () => {
    const readme = await readFile(new URL("README.md", example), "utf8");
    const counts = [...readme.matchAll(/`(\w+\.tsx?)` (\d+)(?=[ ,])/g)].filter(
      ([, name = ""]) =>
        !["route.ts", "elicitation-store.ts", "types.ts", "page.tsx"].includes(name),
    );
    let counted = 0;
    for (const [, name = "", said] of counts) {
      const lines = (await readFile(new URL(name, example), "utf8")).split("\n").length - 1;
      expect({ name, lines }).toEqual({ name, lines: Number(said) });
      if (name !== "serveAccounts.ts") counted += lines;
    }
    expect(counts).toHaveLength(5);
    expect(readme).toContain(`| in all | 649 | ${counted} |`);
    const guide = await readFile("stories/pages/ClientOnAServer.mdx", "utf8");
    expect(guide).toContain(`${counted} lines in place of 649`);
  });
});
