import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const read = (file: string) => readFileSync(file, "utf8");
const page = read("stories/pages/OwnFormLibrary.mdx");
const imported = [...page.matchAll(/import (\w+) from "\.\/samples\/(\w+\.tsx)\?raw"/g)].map(
  ([, name = "", file = ""]) => ({ name, file }),
);

describe("the guide “Your own form library”", () => {
  it("prints four files, as they are", () => {
    const printed = [...page.matchAll(/<Sample code=\{(\w+)\}/g)].map(([, name = ""]) => name);
    expect(printed.toSorted()).toEqual(imported.map(({ name }) => name).toSorted());
    expect(imported.map(({ file }) => file).toSorted()).toEqual([
      "OwnInputs.tsx",
      "OwnMui.tsx",
      "OwnShadcn.tsx",
      "OwnShadcnForm.tsx",
    ]);
    expect(page).not.toContain("```");
  });

  it.each(imported)("has $file run by a test, in fewer than 60 lines", ({ file }) => {
    const path = `pages/samples/${file.replace(".tsx", "")}`;
    const runs = [
      read("test/browser/form/ownFormLibrary.test.tsx"),
      read("test/form/react/ownShadcnForm.test.tsx"),
    ];
    expect(runs.filter((test) => test.includes(`${path}.`))).toHaveLength(1);
    expect(read(`stories/${path}.tsx`).trimEnd().split("\n").length).toBeLessThan(60);
  });

  it.each(["OwnInputs", "OwnShadcn", "OwnMui"])("has %s shown by stories", (name) => {
    expect(read("stories/OwnFormLibrary.stories.tsx")).toContain(`./pages/samples/${name}.tsx`);
  });
});
