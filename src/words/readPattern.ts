/** Something that a sentence is about, where it stands in it. */
export interface NamedPlace {
  readonly name: string;
  readonly isNumber: boolean;
}

/** A text with its placeholders. */
export type PatternText = readonly (string | NamedPlace)[];

/** A sentence as data: one text, or one for each plural of the number `by`. */
export interface Pattern {
  readonly by?: string;
  readonly forms: Readonly<Partial<Record<Intl.LDMLPluralRule, PatternText>>>;
  /** The text for every other number. */
  readonly text: PatternText;
}

type Params = Readonly<Record<string, unknown>>;

const counts = [0, 1, 2, 3, 4, 7, 10, 11, 14, 20, 21, 99, 100, 101, 102, 103, 111, 200, 1_000];
const large = 7_654_321;
/** Words by which a sentence might choose: one that does is no pattern. */
const words = ["0", "1", "email", "object", "any", "person", "second", "Ab, c"];

const mark = (index: number) => `\u{f0000}${index}\u{f0001}`;

/**
 * Reads the pattern of a sentence by having it said of many things. `undefined` where what it says does not follow from
 * one pattern: where it chooses by a word or by whether something is there, or is about two numbers or a list.
 */
export function readPattern(locale: string, tell: (params: Params) => string): Pattern | undefined {
  const say = (params: Params) => {
    try {
      return plain(tell(params));
    } catch {
      // It wants a list, or members of what it was given.
      return undefined;
    }
  };
  const names = namesIn(tell);
  const marks = Object.fromEntries(names.map((name, index) => [name, mark(index)]));
  const marked = say(marks);
  if (marked === undefined) return undefined;
  const [by, ...more] = names.filter((_name, index) => !marked.includes(mark(index)));
  if (more.length > 0) return undefined;

  const { format } = new Intl.NumberFormat(locale);
  const given = (count: number): Params => (by === undefined ? marks : { ...marks, [by]: count });
  const readText = (count: number, number?: string): PatternText => {
    const said = say(given(count)) ?? "";
    const numbered = number === undefined ? said : said.replaceAll(number, mark(names.length));
    return numbered.split(/\u{f0000}(\d+)\u{f0001}/u).flatMap((part, index): PatternText => {
      if (index % 2 === 0) return part === "" ? [] : [part];
      return [{ name: names[Number(part)] ?? by ?? "", isNumber: Number(part) === names.length }];
    });
  };
  const samples: readonly Params[] = [
    marks,
    ...words.map((word) => Object.fromEntries(names.map((name) => [name, word]))),
  ];
  const holds = (text: PatternText, count: number) =>
    samples.every((sample) => {
      const params = by === undefined ? sample : { ...sample, [by]: count };
      return say(params) === write(text, params, format);
    });

  const absent = plain(format(Number.NaN));
  const needsAll = names.every((name) => {
    const said = say({ ...given(large), [name]: undefined });
    return said === undefined || said.includes("undefined") || said.includes(absent);
  });
  const text = readText(large, by === undefined ? undefined : plain(format(large)));
  if (!needsAll || !holds(text, large)) return undefined;
  if (by === undefined) return { forms: {}, text };
  if (!text.some((part) => typeof part !== "string" && part.isNumber)) return undefined;

  const rules = new Intl.PluralRules(locale);
  const forms: Partial<Record<Intl.LDMLPluralRule, PatternText>> = {};
  for (const category of rules.resolvedOptions().pluralCategories) {
    const those = counts.filter((count) => rules.select(count) === category);
    const last = those.at(-1);
    if (last === undefined) continue;
    // A form of one number alone may write it as a word.
    const form = readText(last, those.length > 1 ? plain(format(last)) : undefined);
    const fitting = [text, form].find((one) => those.every((count) => holds(one, count)));
    if (!fitting) return undefined;
    forms[category] = fitting;
  }
  const isPlain = Object.values(forms).every((form) => form === text);
  return isPlain ? { forms: {}, text } : { by, forms, text };
}

/** The names of what a sentence reads. */
function namesIn(tell: (params: Params) => string): readonly string[] {
  const names = new Set<string>();
  const params = new Proxy<Record<string, unknown>>(
    {},
    {
      get(_target, name) {
        if (typeof name === "string") names.add(name);
        return "";
      },
    },
  );
  try {
    tell(params);
  } catch {
    // The names until then are found: with these it fails again.
  }
  return [...names];
}

function write(text: PatternText, params: Params, format: (count: number) => string): string {
  const parts = text.map((part) => {
    if (typeof part === "string") return part;
    const value = params[part.name];
    return part.isNumber ? plain(format(Number(value))) : String(value);
  });
  return parts.join("");
}

/** Leaves out what isolates a name: whoever says the pattern isolates it again. */
function plain(text: string): string {
  return text.replace(/[\u2068\u2069]/g, "");
}
