import { createIntl } from "@formatjs/intl";
import i18next from "i18next";
import { ar } from "mcp-host-ui/locales/ar";
import { de } from "mcp-host-ui/locales/de";
import { en, type Messages } from "mcp-host-ui/locales/en";
import { fromFormatjs, fromI18next, listSentences, messagesFrom } from "mcp-host-ui/words";
import { describe, expect, it } from "vitest";
import { type Sample, samplesFor, sentencesOf } from "../locales/sentences.js";

async function i18nextWords(locale: string, sentences: Readonly<Record<string, string>>) {
  const app = i18next.createInstance();
  await app.init({ lng: locale, resources: { [locale]: { translation: sentences } } });
  return fromI18next(app.t);
}

const formatjsWords = (locale: string, messages: Readonly<Record<string, string>>) =>
  fromFormatjs(createIntl({ locale, messages: { ...messages } }));

/** English, with the locale of another language: whatever falls back to it is seen. */
const base = (locale: string): Messages => ({ ...en, locale });

/** What a sentence reads of a sample: callers give no more. */
function readOf(say: (sample: Sample) => string, sample: Sample): Sample {
  const names = new Set<string | symbol>();
  say(
    new Proxy(sample, {
      get(target, name) {
        names.add(name);
        return Reflect.get(target, name);
      },
    }),
  );
  return Object.fromEntries(Object.entries(sample).filter(([name]) => names.has(name)));
}

/** A sentence without what keeps the direction of a text from reaching the words around it. */
const bare = (text: string | undefined) => text?.replace(/[\u2068\u2069]/g, "");

const counts = [0, 1, 2, 3, 5, 11, 21, 100, 1_000];
const tellers = [
  { syntax: "i18next", wordsOf: i18nextWords },
  {
    syntax: "formatjs",
    wordsOf: async (...words: Parameters<typeof formatjsWords>) => formatjsWords(...words),
  },
] as const;

describe.each(tellers)("messagesFrom with $syntax", ({ syntax, wordsOf }) => {
  it.each([de, ar])(
    "says everything that is listed of $locale as the catalogue does",
    async (catalogue) => {
      const { locale } = catalogue;
      const { sentences, left } = listSentences(catalogue, syntax);
      const messages = messagesFrom(base(locale), await wordsOf(locale, sentences));
      const said = new Map(sentencesOf(messages).map((sentence) => [sentence.path, sentence]));
      let compared = 0;
      for (const { path, say } of sentencesOf(catalogue))
        for (const sample of counts.flatMap((count) => samplesFor(path, count))) {
          if (path === "locale" || left.includes(path)) continue;
          const params = readOf(say, sample);
          // What stands apart by itself is as the catalogue has it that was given first.
          const words = bare(said.get(path)?.say(params));
          expect(`${path}: ${words}`).toBe(`${path}: ${bare(say(params))}`);
          compared += 1;
        }
      expect(compared).toBeGreaterThan(5_000);
    },
  );

  it("lists nine sentences in ten", () => {
    const { sentences, left } = listSentences(en, syntax);
    expect(left).toContain("form.number");
    expect(left).not.toContain("form.summary");
    expect(left.length).toBeLessThan(Object.keys(sentences).length / 9);
  });

  it("falls back to the catalogue for a key that the app has not", async () => {
    const messages = messagesFrom(de, await wordsOf("de", { "form.send": "Abschicken" }));
    expect(messages.form.send).toBe("Abschicken");
    expect(messages.form.yes).toBe("Ja");
    expect(messages.form.summary({ count: 2 })).toBe(de.form.summary({ count: 2 }));
    expect(messages.form.number({ integer: true, min: "1" })).toBe(
      de.form.number({ integer: true, min: "1" }),
    );
  });

  it("reads nothing in what a server wrote, and isolates it", async () => {
    const { sentences } = listSentences(en, syntax);
    const messages = messagesFrom(en, await wordsOf("en", sentences));
    for (const label of [
      "<b>&amp;</b>",
      "{x, plural, other {#}}",
      "{{count}}",
      "$t(form.send)",
      "'{'",
      "$&",
    ])
      expect(messages.form.clear({ label })).toBe(en.form.clear({ label }));
    expect(messages.issues.at({ place: "a", issue: "a" })).toBe(
      en.issues.at({ place: "a", issue: "a" }),
    );
    expect(messages.form.clear({ label: "a\u202eb" })).toBe(
      "Clear the answer to \u2068a\ufffdb\u2069",
    );
  });
});

describe("fromFormatjs", () => {
  it("lets a pattern choose by what a listed one cannot", () => {
    const pattern = "{format, select, email {An e-mail, please.} other {Not so.}}";
    const messages = messagesFrom(en, formatjsWords("en", { "issues.format": pattern }));
    expect(messages.issues.format({ format: "email" })).toBe("An e-mail, please.");
    expect(messages.issues.format({ format: "uri" })).toBe("Not so.");
  });
});
