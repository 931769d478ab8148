import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

interface SecretEntry {
  id: string;
  lang: string;
  label: string;
  kind?: string;
  message: string;
  requestedSchema: { type: string; properties: Record<string, object>; required?: string[] };
  field: string;
}

interface TextEntry {
  id: string;
  label: string;
  kind?: string;
  text: string;
}

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), "utf8"));

type Halves<Entry> = Record<"tune" | "test", Entry[]>;

const secrets: Halves<SecretEntry> & { readonly fresh: SecretEntry[] } = {
  tune: read("secrets.tune"),
  test: read("secrets.test"),
  fresh: read("secrets.fresh"),
};
const texts: Halves<TextEntry> = {
  tune: read("hidden-text.tune"),
  test: read("hidden-text.test"),
};
const wide: Halves<SecretEntry> = {
  tune: read("secrets.wide.tune"),
  test: read("secrets.wide.test"),
};
const halves = ["tune", "test"] as const;
const secretHalves = [...halves, "fresh"] as const;
const inBothHalves = <Entry>(sets: Halves<Entry>, wording: (entry: Entry) => string) => {
  const tuned = new Set(sets.tune.map(wording));
  return sets.test.filter((entry) => tuned.has(wording(entry)));
};
const ids = (entries: { id: string }[]) => entries.map(({ id }) => id);

describe("secrets.*.json", () => {
  it.each(secretHalves)("judges a field that its schema has, in the %s half", (half) => {
    const lost = secrets[half].filter(
      ({ field, requestedSchema }) => !Object.hasOwn(requestedSchema.properties, field),
    );
    expect(ids(lost)).toEqual([]);
  });

  it.each(secretHalves)("requires only properties that exist, in the %s half", (half) => {
    const lost = secrets[half].filter(({ requestedSchema: { required = [], properties } }) =>
      required.some((name) => !Object.hasOwn(properties, name)),
    );
    expect(ids(lost)).toEqual([]);
  });

  it.each(secretHalves)(
    "gives a kind to each secret and to nothing else, in the %s half",
    (half) => {
      const wrong = secrets[half].filter(
        ({ label, kind }) =>
          !["secret", "innocent"].includes(label) || (label === "secret") !== (kind !== undefined),
      );
      expect(ids(wrong)).toEqual([]);
    },
  );

  it("repeats no message between the halves", () => {
    expect(ids(inBothHalves(secrets, ({ message }) => message))).toEqual([]);
  });

  it("meets the other halves in one entry of the fresh half alone, by chance", () => {
    const asked = ({ message, requestedSchema, field }: SecretEntry) =>
      JSON.stringify([message, requestedSchema.properties[field]]);
    const known = new Set([...secrets.tune, ...secrets.test].map(asked));
    expect(ids(secrets.fresh.filter((entry) => known.has(asked(entry))))).toEqual(["fresh-en-019"]);
  });
});

describe("secrets.wide.*.json", () => {
  it.each(halves)("labels one field of each form, in the %s half", (half) => {
    const wrong = wide[half].filter(
      ({ label, field, requestedSchema: { properties } }) =>
        !["secret", "innocent"].includes(label) || !Object.hasOwn(properties, field),
    );
    expect(ids(wrong)).toEqual([]);
  });

  it.each(halves)("has secrets and innocents of seventeen languages, in the %s half", (half) => {
    const languages = new Set(wide[half].map(({ lang }) => lang));
    languages.delete("mixed");
    expect(languages.size).toBe(17);
    for (const language of languages) {
      const labels = wide[half].filter(({ lang }) => lang === language).map(({ label }) => label);
      expect(labels.filter((label) => label === "secret").length).toBeGreaterThanOrEqual(8);
      expect(labels.filter((label) => label === "innocent").length).toBeGreaterThanOrEqual(8);
    }
  });

  it("repeats one form between the halves, by chance", () => {
    const form = ({ message, requestedSchema }: SecretEntry) =>
      JSON.stringify([message, requestedSchema]);
    expect(ids(inBothHalves(wide, form))).toEqual(["wide-test-en-041"]);
  });
});

describe("hidden-text.*.json", () => {
  it.each(halves)("holds at least 120 texts, each labelled, in the %s half", (half) => {
    expect(texts[half].length).toBeGreaterThanOrEqual(120);
    const wrong = texts[half].filter(({ label }) => !["hidden", "innocent"].includes(label));
    expect(ids(wrong)).toEqual([]);
  });

  it.each(halves)("writes invisible characters as escapes, in the %s half", (half) => {
    const source = readFileSync(new URL(`hidden-text.${half}.json`, import.meta.url), "utf8");
    expect(source).not.toMatch(/[\p{Cf}\p{Variation_Selector}\u2800\u3164\u115f\u1160\uffa0]/u);
  });

  it("repeats no text between the halves", () => {
    expect(ids(inBothHalves(texts, ({ text }) => text))).toEqual([]);
  });
});

describe("all labelled sets", () => {
  it("give every entry an id of its own", () => {
    const all = [secrets, wide, texts]
      .flatMap((sets) => Object.values<{ id: string }[]>(sets))
      .map(ids);
    expect(all.map((list) => new Set(list).size)).toEqual(all.map((list) => list.length));
  });
});
