import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const endings = [".ts", ".test.ts", ".test.tsx", ".spec.ts"];

describe("the page about accessibility", () => {
  it("names only tests that exist", () => {
    const text = readFileSync("stories/pages/Accessibility.mdx", "utf8");
    const named = [...text.matchAll(/`(test\/\w+\/[\w/-]+)`/g)].map(([, path = ""]) => path);
    expect(named.length).toBeGreaterThan(30);
    const missing = named.filter((path) => !endings.some((end) => existsSync(`${path}${end}`)));
    expect(missing).toEqual([]);
  });
});
