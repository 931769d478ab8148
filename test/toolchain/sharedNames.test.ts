import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { declaredExports, exportedNames } from "../../scripts/exportedNames.mjs";

/** Whether a module has words of a catalogue: a constant of the same name in every language. */
const isCatalogue = (file: string) => /(?:^|\/)(?:locales|messages)\//.test(file);

const modules = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.tsx?$/.test(file));

/** Which files have each name. */
function filesByName(named: readonly (readonly [file: string, names: Iterable<string>])[]) {
  const files = new Map<string, string[]>();
  for (const [file, names] of named)
    for (const name of names) files.set(name, [...(files.get(name) ?? []), file]);
  return files;
}

const sharedBy = (files: ReadonlyMap<string, readonly string[]>) =>
  [...files].filter(([, places]) => places.length > 1);

describe("what a module exports", () => {
  it("has a name that no other module gives to something else", () => {
    const files = filesByName(
      modules.map((file) => [file, declaredExports(`src/${file}`, { types: isCatalogue(file) })]),
    );
    expect(files.get("createHost")).toEqual(["host/createHost.ts"]);
    expect(files.size).toBeGreaterThan(1_000);
    expect(sharedBy(files)).toEqual([]);
  });
});

describe("what an entry point exports", () => {
  // Each kind's prompt is composed of these, an app's own kind included: a person who composes one has all parts in one namespace.
  const common = [
    ...exportedNames("src/prompt/commonParts.ts"),
    "PromptDecline",
    "PromptDeclineWithReason",
  ];

  it("comes from no other one, but for the parts of every prompt", () => {
    const entries = modules.filter((file) => !file.includes("/"));
    const files = filesByName(entries.map((file) => [file, exportedNames(`src/${file}`)]));
    expect(entries).toContain("kind.ts");
    expect(files.get("PromptHeader")).toEqual(["index.ts", "kind.ts"]);
    expect(sharedBy(files).filter(([name]) => !common.includes(name))).toEqual([]);
  });
});
