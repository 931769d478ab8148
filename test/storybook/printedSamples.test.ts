import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const read = (file: string) => readFileSync(file, "utf8");
const page = read("stories/pages/OwnFormLibrary.mdx");
const imported = [...page.matchAll(/import (\w+) from "\.\/samples\/(\w+\.tsx)\?raw"/g)].map(
  ([, name = "", file = ""]) => ({ name, file }),
);

describe("the guide “Your own form library”", () => {
  it("prints five files, as they are", () => {
    const printed = [...page.matchAll(/<Sample code=\{(\w+)\}/g)].map(([, name = ""]) => name);
    expect(printed.toSorted()).toEqual(imported.map(({ name }) => name).toSorted());
    expect(imported.map(({ file }) => file).toSorted()).toEqual([
      "OwnInputs.tsx",
      "OwnMui.tsx",
      "OwnShadcn.tsx",
      "OwnShadcnForm.tsx",
      "OwnWords.tsx",
    ]);
    expect(page).not.toContain("```");
  });

  // What brings fields is the guide's promise; own words for them are told with all that words can say.
  it.each(imported)(
    "has $file run by a test, in fewer than 60 lines, or 90 with all words",
    ({ file }) => {
      const path = `pages/samples/${file.replace(".tsx", "")}`;
      const runs = [
        read("test/browser/form/ownFormLibrary.test.tsx"),
        read("test/form/react/ownShadcnForm.test.tsx"),
        read("test/form/react/useFieldWords.test.tsx"),
      ];
      expect(runs.filter((test) => test.includes(`${path}.`))).toHaveLength(1);
      const most = file === "OwnWords.tsx" ? 90 : 60;
      expect(read(`stories/${path}.tsx`).trimEnd().split("\n").length).toBeLessThan(most);
    },
  );

  it.each(["OwnInputs", "OwnShadcn", "OwnMui"])("has %s shown by stories", (name) => {
    expect(read("stories/OwnFormLibrary.stories.tsx")).toContain(`./pages/samples/${name}.tsx`);
  });
});
