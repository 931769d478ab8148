import { en, type Messages } from "mcp-host-ui/locales/en";
import { beforeAll, describe, expect, it } from "vitest";
import { createNumbers } from "../../src/locales/writing/createNumbers.js";
import { samplesFor, sentencesOf } from "./sentences.js";

const modules = import.meta.glob<Readonly<Record<string, Messages>>>(
  ["../../src/locales/*.ts", "!../../src/locales/{en,pseudo}.ts"],
  { eager: true },
);
const sources = import.meta.glob<string>(
  [
    "../../src/{locales,form/messages,kinds/*/messages}/**/*.ts",
    "!../../src/**/{en,pseudo}.ts",
    "!../../src/**/en/**",
  ],
  { eager: true, query: "?raw", import: "default" },
);

const catalogues = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported).map(([name, messages]) => ({
    tag: file.replace(/^.*\/|\.ts$/g, ""),
    name,
    messages,
  })),
);

const counts = [0, 1, 2, 3, 5, 11, 100, 1_000];
const english = sentencesOf(en);

interface Spoken {
  readonly path: string;
  readonly count: number;
  readonly text: string;
  readonly inEnglish: string;
}

/** Everything that a catalogue says, beside what English says of the same. */
function spoken(messages: Messages): readonly Spoken[] {
  const original = new Map(english.map((sentence) => [sentence.path, sentence]));
  return sentencesOf(messages).flatMap(({ path, kind, say }) =>
    (kind === "function" ? counts : [0]).flatMap((count) =>
      samplesFor(path, count).map((sample) => ({
        path,
        count,
        text: say(sample),
        inEnglish: original.get(path)?.say(sample) ?? "",
      })),
    ),
  );
}

const isolated = (text: string): readonly string[] => text.match(/\u2068[^\u2069]*\u2069/g) ?? [];
const words = (text: string) =>
  text.replace(/\u2068[^\u2069]*\u2069/g, "").match(/\p{L}{2,}/gu) ?? [];

describe.each(catalogues)("$tag", ({ tag, name, messages }) => {
  let said: readonly Spoken[] = [];
  beforeAll(() => {
    said = spoken(messages);
  });

  it("is named after its language", () => {
    expect(messages.locale).toBe(tag);
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
    expect(name).toBe(tag.replace("-", ""));
  });

  it("has what English has, and nothing else", () => {
    const shape = (of: Messages) => sentencesOf(of).map(({ path, kind }) => `${path}: ${kind}`);
    expect(shape(messages).sort()).toEqual(shape(en).sort());
  });

  it("says every sentence in full", () => {
    const broken = said.filter(
      ({ text }) => text.trim() !== text || /^$|undefined|NaN|\[object/.test(text),
    );
    expect(broken).toEqual([]);
  });

  it("isolates every name that English isolates", () => {
    const leaking = said.filter(({ text, inEnglish }) =>
      isolated(inEnglish).some((part) => !isolated(text).includes(part)),
    );
    expect(leaking).toEqual([]);
  });

  it("tells every number of more than ten that English tells", () => {
    const { number } = createNumbers(tag);
    const silent = said.filter(
      ({ count, text, inEnglish }) =>
        count > 10 &&
        inEnglish.includes(createNumbers("en").number(count)) &&
        !text.includes(number(count)) &&
        !text.includes(String(count)),
    );
    expect(silent).toEqual([]);
  });

  it("leaves no sentence in English", () => {
    const left = said.filter(({ text, inEnglish }) => text === inEnglish && words(text).length > 2);
    expect(left).toEqual([]);
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
