import type { Messages } from "mcp-host-ui/locales/en";
import { beforeAll, describe, expect, it } from "vitest";
import { languages } from "../../scripts/messages/compileMessages.mjs";
import { type Sentence, sentencesOf } from "./sentences.js";

const modules = import.meta.glob<Readonly<Record<string, Messages>>>(
  ["../../src/locales/*.ts", "!../../src/locales/{pseudo,compile}.ts"],
  { eager: true },
);
const sources = import.meta.glob<string>(
  ["../../src/{messages,kinds/*/messages}/compiled/*/*.ts", "../../src/locales/*.ts"],
  { eager: true, query: "?raw", import: "default" },
);

const all = languages().map((tag) => ({
  tag,
  name: tag.replaceAll("-", ""),
  exported: modules[`../../src/locales/${tag}.ts`] ?? {},
}));

const words = (text: string) =>
  text.replace(/\u2068[^\u2069]*\u2069/g, "").match(/\p{L}{2,}/gu) ?? [];

describe("locales", () => {
  it("has a module for each language", () => {
    expect(all.length).toBeGreaterThan(9);
    expect(all.filter(({ exported, name }) => !(name in exported))).toEqual([]);
  });
});

describe.each(all)("$tag", ({ tag, name, exported }) => {
  let sentences: readonly Sentence[] = [];
  beforeAll(() => {
    const messages = exported[name];
    sentences = messages ? sentencesOf(messages) : [];
  });

  it("is named after its language", () => {
    expect(exported[name]?.locale).toBe(tag);
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
  });

  it("isolates text from outside in every message", () => {
    const outside = sentences.filter(({ names }) => names.length > 0);
    expect(outside.length).toBeGreaterThan(100);
    const leaking = outside.flatMap(({ key, names, say }) => {
      const said = say((name) => (names.includes(name) ? `\u202e${name}\u2067` : name), 2);
      const isSafe = names.every((each) => said.includes(`\u2068\ufffd${each}\ufffd\u2069`));
      return isSafe && !/[\u202e\u2067]/.test(said) ? [] : [`${key}: ${said}`];
    });
    expect(leaking).toEqual([]);
  });

  it("shows every number above ten", () => {
    const counted = sentences.filter(({ numbers }) => numbers.length > 0);
    expect(counted.length).toBeGreaterThan(50);
    const { format } = new Intl.NumberFormat(tag);
    const shows = (source: string) => /#|, number\}/.test(source);
    const silent = counted.flatMap(({ key, source, say }) =>
      [11, 100, 1_000].flatMap((count) => {
        const said = say(() => "§", count);
        return said.includes(format(count)) || !shows(source) ? [] : [`${key}: ${said}`];
      }),
    );
    expect(silent).toEqual([]);
  });

  it("has no message that is empty or padded", () => {
    expect(sentences.length).toBeGreaterThan(700);
    const said = sentences.map(({ key, say }) => `${key}: ${say(() => "§", 2)}`);
    expect(said.filter((text) => /: $|\s$|undefined|NaN|\[object/.test(text))).toEqual([]);
  });
});

describe.each(all.filter(({ tag }) => tag !== "en"))("$tag", ({ tag, name, exported }) => {
  it("leaves no message in English", () => {
    const { en } = modules["../../src/locales/en.ts"] ?? {};
    const english = new Map(
      (en ? sentencesOf(en) : []).map(({ key, say }) => [key, say(() => "§", 2)]),
    );
    const messages = exported[name];
    const sentences = messages ? sentencesOf(messages) : [];
    expect(english.size).toBeGreaterThan(700);
    expect(sentences).toHaveLength(english.size);
    const same = sentences.filter(({ key, say }) => {
      const said = say(() => "§", 2);
      return said === english.get(key) && words(said).length > 2;
    });
    expect(same.map(({ key }) => key)).toEqual([]);
  });

  it("loads no English", () => {
    const own = Object.entries(sources).filter(
      ([file]) => file.endsWith(`/${tag}.ts`) || file.includes(`/${tag}/`),
    );
    const imports = own.flatMap(([, source]) => source.match(/^import (?!type\b)[^;]+;/gm) ?? []);
    expect(own.length).toBeGreaterThan(20);
    expect(imports.filter((line) => /\/en(\.js|\/)/.test(line))).toEqual([]);
  });
});
