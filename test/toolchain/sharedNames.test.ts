import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { declaredExports, exportedNames } from "../../scripts/exportedNames.mjs";
import { packages } from "../../scripts/packages.mjs";

/** Whether a module has words of a catalogue: a constant of the same name in every language. */
const isCatalogue = (file: string) => /(?:^|\/)(?:locales|messages)\//.test(file);

const modules = packages.flatMap(({ folder }) =>
  readdirSync(`${folder}/src`, { recursive: true, encoding: "utf8" })
    .map((file) => `${folder === "." ? "" : `${folder}/`}src/${file.replaceAll("\\", "/")}`)
    .filter((file) => /\.tsx?$/.test(file)),
);

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
      modules.map((file) => [file, declaredExports(file, { types: isCatalogue(file) })]),
    );
    expect(files.get("createHost")).toEqual(["src/host/createHost.ts"]);
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
    const entries = modules.filter((file) => /(^|\/)src\/[^/]+$/.test(file));
    const files = filesByName(entries.map((file) => [file, exportedNames(file)]));
    expect(entries).toContain("src/kind.ts");
    expect(files.get("PromptHeader")).toEqual(["src/index.ts", "src/kind.ts"]);
    expect(sharedBy(files).filter(([name]) => !common.includes(name))).toEqual([]);
  });
});
