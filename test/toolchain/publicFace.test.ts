import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { exportedNames, outerNames } from "../../scripts/exportedNames.mjs";

const namesOf = (entry: string) => outerNames(`src/${entry}.ts`);

describe("the entry point for React", () => {
  it("has no more names than one can look through", () => {
    const names = namesOf("index");
    expect(names).toContain("HostPrompts");
    expect(names).toContain("Elicitation");
    expect(names.length).toBeLessThanOrEqual(77);
  });

  it("has the parts, and what they are about, in namespaces only", () => {
    const parts = ["ElicitationFormField", "ElicitationView", "SamplingReviewProceed", "RootView"];
    expect([...exportedNames("src/index.ts")]).toEqual(expect.arrayContaining(parts));
    expect(namesOf("index").filter((name) => parts.includes(name))).toEqual([]);
  });
});

describe("the entry point for hosts", () => {
  it("has no more names than one can look through", () => {
    const names = namesOf("host");
    expect(names).toContain("createHost");
    expect(names).toContain("Sampling");
    expect(names.length).toBeLessThanOrEqual(50);
  });

  it("has the types of one kind in its namespace only", () => {
    const types = ["ElicitRequest", "CreateMessageRequest", "ListRootsResult"];
    expect([...exportedNames("src/host.ts")]).toEqual(expect.arrayContaining(types));
    expect(namesOf("host").filter((name) => types.includes(name))).toEqual([]);
  });
});

it("has a name for every type that a sample needs", () => {
  const pages = ["stories", "examples", "docs"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  );
  const samples = [...pages, "README.md"].filter(
    (file) => /\.(?:tsx?|mdx?)$/.test(file) && !file.includes("node_modules"),
  );
  expect(samples).toContain("stories/pages/samples/PlainForm.tsx");
  const guessing = samples.filter((file) =>
    /\b(?:Parameters|ReturnType)<typeof use[A-Z]/.test(readFileSync(file, "utf8")),
  );
  expect(guessing).toEqual([]);
});
