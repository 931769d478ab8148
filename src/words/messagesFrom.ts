// oxlint-disable bounds/recursion -- a catalogue nests a few levels.
import type { Messages } from "../locales/en.js";
import { isolate } from "../locales/writing/isolate.js";
import type { SentenceValue, SentenceValues, Translate } from "./translate.js";

/** A word that a pattern may choose by: of ours, never a text to show. */
const choice = /^[a-z][\w-]{0,39}$/i;

/** Stands for a text while the app's words are made, in characters that no language has. */
const token = (index: number) => `\u{f0000}${index}\u{f0001}`;

/**
 * Makes `messages` of which an app's own translators have the words: `translate` is asked for each sentence under its key
 * (`form.send`), with what it is about. Where it has none, or the sentence is about more than texts and numbers, `base` says
 * it: give the catalogue of the same language. Keep the result for as long as the language stays; texts without
 * parameters are read at once, so make it again when words were loaded.
 */
export function messagesFrom(base: Messages, translate: Translate): Messages {
  const { locale, ...groups } = base;
  return { ...translated(groups, "", translate), locale };
}

function translated<Value>(value: Value, key: string, translate: Translate): Value {
  // Each branch gives back what it was given, which the compiler cannot follow.
  if (typeof value === "string") return (translate(key, {}) ?? value) as Value;
  if (typeof value === "function")
    return ((params: unknown) => {
      const own: unknown = value(params);
      if (typeof own !== "string" || !isFlat(params)) return own;
      const tell = (other: SentenceValues) => String(value(other));
      return say(params, tell, (values) => translate(key, values)) ?? own;
    }) as Value;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      translated<unknown>(inner, key === "" ? name : `${key}.${name}`, translate),
    ]),
  ) as Value;
}

/** Puts a sentence into the app's words; a text goes to its place afterwards, so nothing in it is read as a pattern. */
function say(
  params: SentenceValues,
  tell: (params: SentenceValues) => string,
  words: (values: SentenceValues) => string | undefined,
): string | undefined {
  const texts: string[] = [];
  const values = Object.entries(params).map(([name, value]) => {
    if (typeof value !== "string" || value === "") return [name, value] as const;
    const isForeign = isIsolated(name, params, tell);
    if (!isForeign && choice.test(value)) return [name, value] as const;
    return [name, token(texts.push(isForeign ? isolate(value) : value) - 1)] as const;
  });
  return words(Object.fromEntries(values))?.replace(
    /\u{f0000}(\d+)\u{f0001}/gu,
    (_token, index: string) => texts[Number(index)] ?? "",
  );
}

/** Whether the catalogue isolates a text where it puts it, by itself or within a phrase. */
function isIsolated(
  name: string,
  params: SentenceValues,
  tell: (params: SentenceValues) => string,
): boolean {
  const [before = "", after] = tell({ ...params, [name]: token(0) }).split(token(0));
  return after !== undefined && before.lastIndexOf("\u2068") > before.lastIndexOf("\u2069");
}

/** Whether a sentence is about texts, numbers and choices only. */
function isFlat(params: unknown): params is SentenceValues {
  return typeof params === "object" && params !== null && Object.values(params).every(isValue);
}

function isValue(value: unknown): value is SentenceValue {
  return value === undefined || ["string", "number", "boolean"].includes(typeof value);
}
