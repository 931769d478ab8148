import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const folder = resolve(import.meta.dirname, "../../etc");
const undocumented = /^\/\/ @\w+ \(undocumented\)\nexport \w+ (\w+)/gm;

describe("the public API", () => {
  it.each(readdirSync(folder))("in %s says of everything in it what it is", (file) => {
    const report = readFileSync(join(folder, file), "utf8");
    expect(report).toContain("export ");
    expect([...report.matchAll(undocumented)].map(([, name]) => name)).toEqual([]);
  });
});
