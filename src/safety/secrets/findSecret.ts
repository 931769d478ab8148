import { fold } from "./fold.js";
import { isAboutIt, negation, request } from "./guards.js";
import { type SecretKind, secretTerms } from "./secretTerms.js";

const kinds = Object.keys(secretTerms) as SecretKind[]; // The keys of that record.
const letter = "[\\p{sc=Latn}\\p{sc=Cyrl}\\p{sc=Grek}]";
const openingWords = 5;
const notLatin = /[^\p{Script=Latin}\p{P}\p{N}\p{S}\s]/u;

/** A label ends with a bare word; a sentence goes on after it. */
const inLabels = patternOf(
  "(?= ?(?:$|\\d|(?:for|from|in|on|with|fur|pour|para|per|pin|again|here|value|string|card|account|karte|konto|tarjeta|cuenta|carte|compte|cartao|conta|carta|conto)(?!\\p{L})))",
);
const inSentences = patternOf("");

/** The kind of secret that a label names, unless the label is about something of the secret's. */
export function secretInLabel(label: string): SecretKind | undefined {
  const [opening = ""] = label.split(/[(（:：,，]/u);
  return secretIn(fold(label), inLabels) ?? secretIn(fold(opening), inLabels);
}

/** The kind of secret that a description begins with. */
export function secretInOpening(description: string): SecretKind | undefined {
  const [first = ""] = sentencesOf(description);
  if (negation.test(first)) return undefined;
  return secretIn(first.split(" ").slice(0, openingWords).join(" "), inSentences);
}

/** Whether a label speaks of a secret at all. */
export function mentionsSecret(label: string): boolean {
  return inSentences.test(fold(label));
}

/** The kind of secret that a sentence of a text names without denying it; with `asked`, only one that asks for it. */
export function secretInText(text: string, asked: boolean): SecretKind | undefined {
  for (const sentence of sentencesOf(text)) {
    if (negation.test(sentence) || (asked && !request.test(sentence))) continue;
    const kind = secretIn(sentence, inSentences);
    if (kind) return kind;
  }
  return undefined;
}

/** The sentences of a text, folded. */
export function sentencesOf(text: string): readonly string[] {
  return text.split(/[.!?;…]+(?=\s|$)|[。！？；؟\n]+/u).map(fold);
}

function secretIn(folded: string, pattern: RegExp): SecretKind | undefined {
  const groups = pattern.exec(folded)?.slice(1);
  const kind = groups && kinds[groups.findIndex((group) => group !== undefined)];
  if (!kind) return undefined;
  const marked = folded.replace(new RegExp(pattern, "gu"), "§");
  return isAboutIt(kind, folded, marked) ? undefined : kind;
}

function patternOf(end: string): RegExp {
  const groups = kinds.map((kind) => {
    const terms = secretTerms[kind].split("|");
    const words = terms.filter((term) => !notLatin.test(term));
    const anywhere = terms.filter((term) => notLatin.test(term)).map(spelt);
    const ending = (term: string) => spelt(term) + (term.endsWith(".") ? end : "");
    const whole = words.filter((term) => !term.startsWith("*")).map(ending);
    const compound = words.filter((term) => term.startsWith("*")).map(ending);
    const alternatives = [
      `(?<!${letter})(?:${whole.join("|")})(?!${letter})`,
      ...(compound.length > 0 ? [`(?:${compound.join("|")})(?!${letter})`] : []),
      ...anywhere,
    ];
    return `(${alternatives.join("|")})`;
  });
  return new RegExp(groups.join("|"), "u");
}

function spelt(term: string): string {
  return fold(term).replaceAll(" ", " ?");
}
