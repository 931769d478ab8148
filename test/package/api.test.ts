import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const folder = resolve(import.meta.dirname, "../../etc");
const reports = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));

describe("the public API", () => {
  it("has every type that it mentions in some entry point", () => {
    const mentioned = find(/\(ae-forgotten-export\) The symbol "(\w+)"/g);
    const exported = find(/^export (?:function|interface|type|const|namespace) (\w+)/gm);
    expect(mentioned.filter((name) => !exported.includes(name))).toEqual([]);
  });

  it("says of everything in it what it is", () => {
    expect(find(/^\/\/ @\w+ \(undocumented\)\nexport \w+ (\w+)/gm)).toEqual([]);
  });
});

function find(pattern: RegExp): string[] {
  return [
    ...new Set(reports.flatMap((text) => [...text.matchAll(pattern)].map(([, name = ""]) => name))),
  ];
}
