import { readdirSync, readFileSync } from "node:fs";
import * as everything from "mcp-host-ui";
import { toId } from "storybook/internal/csf";
import { beforeAll, describe, expect, it } from "vitest";
import { listIndexes } from "../../.storybook/reference/listIndexes.js";
import { listPages } from "../../.storybook/reference/listPages.js";
import { readOnce, type Sources } from "../../.storybook/reference/readOnce.js";
import { readStories } from "../../.storybook/reference/readStories.js";
import type { ReferenceIndexData, ReferencePageData } from "../../stories/reference/page.js";

/** The names of components, parts and hooks, as an app that imports the package finds them. */
const exported = Object.entries(everything)
  .flatMap(([name, value]) =>
    typeof value === "object" && !("$$typeof" in value)
      ? Object.keys(value).map((part) => `${name}.${part}`)
      : [name],
  )
  .filter((name) => /^([A-Z]|use[A-Z])/.test(name));

const written = ["stories/pages", "stories/reference"].flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".mdx"))
    .map((file) => ({ file, text: readFileSync(`${folder}/${file}`, "utf8") })),
);

const stories = readStories();

/** Where each page that somebody wrote stands. */
const writtenIds = written.map(({ text }) => {
  const title = /<Meta title="([^"]+)"/.exec(text)?.[1];
  return title ? toId(title, "Docs") : "theming--guide";
});

describe("listPages", () => {
  let sources: Sources;
  let pages: readonly ReferencePageData[];
  let indexes: readonly ReferenceIndexData[];
  let addresses: ReadonlySet<string>;

  // Reads every type where nobody did before.
  beforeAll(() => {
    sources = readOnce();
    pages = listPages(sources, stories);
    indexes = listIndexes(pages);
    addresses = new Set([
      ...pages.map(({ title }) => `?path=/docs/${toId(title, "Docs")}`),
      ...indexes.map(({ title, name }) => `?path=/docs/${toId(title, name)}`),
      ...stories.map(({ id }) => `?path=/story/${id}`),
      ...stories.map(({ title }) => `?path=/docs/${toId(title, "Docs")}`),
      ...writtenIds.map((id) => `?path=/docs/${id}`),
    ]);
  }, 120_000);

  const broken = (hrefs: readonly string[]) =>
    hrefs.filter((href) => href.startsWith("?") && !addresses.has(href.split("#")[0] ?? ""));

  it("has a page for every component, part and hook that the package exports, and for nothing else", () => {
    expect(pages.map(({ name }) => name).sort()).toEqual(exported.sort());
  });

  it("gives each page a place of its own", () => {
    const titles = [...pages, ...indexes].map(({ title }) => title.toLowerCase());
    expect(new Set(titles).size).toBe(titles.length);
  });

  it("says what each component, part and hook is", () => {
    expect(pages.filter(({ about }) => about === "").map(({ name }) => name)).toEqual([]);
  });

  it("says what each prop, option and returned member is", () => {
    const silent = pages.flatMap(({ name, takes, members }) =>
      [...takes, ...members]
        .filter(({ about }) => about === "")
        .map((member) => `${name}: ${member.name}`),
    );
    expect(silent).toEqual([]);
  });

  it("shows a story of each component and part that has something to show", () => {
    const hidden = pages.filter(
      ({ kind, about, stories }) =>
        kind !== "hook" && !about.includes("Renders no element") && stories.length === 0,
    );
    expect(hidden.map(({ name }) => name)).toEqual([]);
  });

  it("cites no list that the public cannot read", () => {
    const texts = pages.flatMap(({ about, takes, members }) => [
      about,
      ...[...takes, ...members].map((member) => member.about),
    ]);
    expect(texts.filter((text) => /\bSPEC \d/.test(text))).toEqual([]);
  });

  it("leads only to pages and stories that exist", () => {
    const links = pages.flatMap(({ holds, standsIn, hooks, stories, hrefs }) => [
      ...[...holds, ...standsIn, ...hooks, ...stories].map(({ href }) => href),
      ...Object.values(hrefs),
    ]);
    const listed = indexes.flatMap(({ groups, hrefs }) => [
      ...groups.flatMap((group) => group.links.map(({ href }) => href)),
      ...Object.values(hrefs),
    ]);
    expect(broken([...links, ...listed])).toEqual([]);
  });

  it("lists every page in an overview", () => {
    const listed = indexes.flatMap(({ groups }) => groups.flatMap(({ links }) => links));
    const labels = new Set(listed.map(({ label }) => label));
    expect(pages.filter(({ name }) => !labels.has(name)).map(({ name }) => name)).toEqual([]);
  });

  it("explains the components and hooks of every other entry point on the page of that entry point", () => {
    const others = Object.keys(sources.exports).filter(
      (entry) => entry !== "mcp-host-ui" && !entry.includes("/locales/"),
    );
    const explained = written.flatMap(
      ({ text }) => /<EntryPoint entry="([^"]+)"/.exec(text)?.[1] ?? [],
    );
    expect(others.filter((entry) => !explained.includes(entry))).toEqual([]);
  });

  it.each(written)("has what $file leads to", ({ text }) => {
    const links = [...text.matchAll(/\]\((\?path=[^)]+)\)/g)].map(([, href = ""]) => href);
    expect(broken(links)).toEqual([]);
  });

  it("is led to, as every page that somebody wrote, by Start here", () => {
    const start = written.find(({ file }) => file === "StartHere.mdx")?.text ?? "";
    const pagesToRead = writtenIds.filter((id) => !/^(start-here|reference)-/.test(id));
    for (const id of [...pagesToRead, "reference-overview--docs"])
      expect(start).toContain(`(?path=/docs/${id})`);
  });
});
