import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import packageJson from "../../package.json" with { type: "json" };

const root = resolve(import.meta.dirname, "../..");
const docs = `${root}/dist/docs`;
const files = readdirSync(docs);
const guides = files.filter((file) => file.endsWith(".md"));
const read = (file: string) => readFileSync(`${docs}/${file}`, "utf8");
const list = read("llms.txt");

describe("the guides in the package", () => {
  it("are as many as Storybook has, but for those about one project of others", () => {
    const pages = readdirSync(`${root}/stories/pages`).filter((file) => file.endsWith(".mdx"));
    const aboutOthers = pages.filter((file) => /^(?:Migrate|Adapter|Shadcn)/.test(file));
    expect(aboutOthers).toHaveLength(10);
    expect(guides).toHaveLength(pages.length - aboutOthers.length);
    expect(guides.filter((file) => /^(?:migrate|adapter|shadcn)/.test(file))).toEqual([]);
    expect(guides.length).toBeGreaterThan(10);
    expect(guides).toContain("client-on-a-server.md");
  });

  it.each(files)("%s is plain Markdown whose links lead to files", (file) => {
    const prose = read(file).replace(/```[\s\S]*?```/g, "");
    expect(prose).toMatch(/^# \S/);
    expect(prose).not.toMatch(/^(import |<[A-Z])|\?raw|\?path=/m);
    for (const [, target = ""] of prose.matchAll(/\]\((?!https?:)([^)#]+)/g))
      expect(existsSync(resolve(dirname(`${docs}/${file}`), target)), target).toBe(true);
  });

  it("hold the samples that Storybook prints", () => {
    const sample = readFileSync(`${root}/stories/pages/samples/StartHere.tsx`, "utf8");
    expect(read("start-here.md")).toContain(sample.trim());
  });
});

describe("llms.txt", () => {
  it.each(guides)("lists %s with a sentence", (guide) => {
    expect(list).toMatch(new RegExp(`^- \\[.+\\]\\(${guide}\\): \\S.{20,}[.]$`, "m"));
  });

  it.each(
    Object.entries(packageJson.exports).flatMap(([path, target]) =>
      typeof target === "object" && target.default.endsWith(".js") && !path.includes("locales")
        ? [[path.replace(".", packageJson.name), target.types.replace("./dist/", "../")] as const]
        : [],
    ),
  )("lists %s with a sentence", (entry, types) => {
    expect(list).toMatch(new RegExp(`^- \\[${entry}\\]\\(${types}\\): \\S.{20,}[.]$`, "m"));
  });
});
