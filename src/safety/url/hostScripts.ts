import { decodeHost } from "./decodeHost.js";
import type { UrlHost } from "./inspectUrl.js";

/** By ISO 15924 code, which catalogues can name. */
const scripts: readonly (readonly [string, RegExp])[] = (
  "Latn Cyrl Grek Armn Geor Hebr Arab Deva Beng Guru Gujr Orya Taml Telu " +
  "Knda Mlym Sinh Thai Laoo Mymr Khmr Tibt Ethi Cher Cans Hani Hira Kana Bopo Hang"
)
  .split(" ")
  .map((script) => [script, new RegExp(`\\p{sc=${script}}`, "u")]);

const writtenTogether = [
  ["Latn", "Hani", "Hira", "Kana"],
  ["Latn", "Hani", "Hang"],
  ["Latn", "Hani", "Bopo"],
];

/** Both spellings of a host and the writing systems of its name. */
export function readUrlHost(ascii: string): UrlHost {
  const unicode = decodeHost(ascii);
  const labels = unicode.split(".").map(scriptsOf);
  return {
    ascii,
    unicode,
    scripts: [...new Set(labels.flat())],
    isSingleScript: labels.every(belongTogether),
  };
}

/** The parts of a host name that mix writing systems that no language writes together. */
export function mixedLabels(
  unicode: string,
): readonly { label: string; scripts: readonly string[] }[] {
  return unicode
    .split(".")
    .map((label) => ({ label, scripts: scriptsOf(label) }))
    .filter(({ scripts }) => !belongTogether(scripts));
}

/** The writing systems of a text's letters; `"Zzzz"`, the unknown one, stands for rare ones. */
function scriptsOf(text: string): readonly string[] {
  const found = Array.from(text.match(/(?!\p{sc=Common})\p{L}/gu) ?? [], (letter) =>
    scripts.find(([, pattern]) => pattern.test(letter)),
  );
  return [...new Set(found.map((script) => script?.[0] ?? "Zzzz"))];
}

function belongTogether(found: readonly string[]): boolean {
  return (
    found.length < 2 || writtenTogether.some((set) => found.every((script) => set.includes(script)))
  );
}
