import { unseen as hidden } from "../text/foldInPlace.js";
import { lookAlikes } from "./lookAlikes.js";

/** The number of characters that are read of a text. */
export const longest = 10_000;
const voicing = "\u3099\u309a";
const digits = "013457@$";
const lettersFor = "oleastas";
const alphabets = "\\p{sc=Latn}\\p{sc=Cyrl}\\p{sc=Grek}";

const unseen = new RegExp(`(?:${hidden}|(?![${voicing}])\\p{M})+`, "gu");
const spaced =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}@$](?:[\s._*·・|/\\()[\]-]{1,2}[\p{L}\p{N}@$](?![\p{L}\p{N}\u3099\u309a])){2,}/gu;
const disguised = new RegExp(`(?<=[${alphabets}])[${digits}]+(?=[${alphabets}])`, "gu");
const humps = /(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu;
const articles = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    "of the your my our a an",
    "el los las de del tu tus su sus mi un una",
    "der die das des dem den dein deine deinen deiner deines ihr ihre ihren ihrer ein eine einen einer",
    "le la les l d du votre vos ton ta",
    "o os as da do das dos seu sua teu um uma",
    "il lo gli di della dello dell delle dei degli tuo tua",
    "het een uw je jouw mijn van",
    "twoj twoje twoja twojego twojej swoj swoje swoja swojego swojej",
    "क अपन आपक",
  ]
    .join(" ")
    .replaceAll(" ", "|")}) `,
  "gu",
);

/**
 * A text in one spelling. It has no accents, case, invisible characters, look-alike letters, digits for letters, spaces
 * between single letters, small words, or punctuation. The words of identifiers are apart. It covers the first 10,000
 * characters.
 */
export function foldText(text: string): string {
  const words = stripped(text.slice(0, longest))
    .replace(spaced, (word) => word.replace(/[\s._*·・|/\\()[\]-]+/gu, ""))
    .replace(disguised, (run) =>
      [...run].map((digit) => lettersFor[digits.indexOf(digit)]).join(""),
    )
    .replace(humps, " ");
  return plain(words)
    .replace(/(?<!c)vv/gu, "w")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(articles, "")
    .trim();
}

/** A pattern for folded texts, whose letters beyond ASCII are written as people write them. */
export function foldedPattern(source: string): RegExp {
  return new RegExp(
    source.replace(/[^\0-\x7f]+/g, (letters) => plain(stripped(letters))),
    "u",
  );
}

function stripped(text: string): string {
  return text.normalize("NFKD").replace(unseen, "");
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\0-\x7f]/gu, (letter) => lookAlikes.get(letter) ?? letter)
    .normalize("NFC");
}
