import { fold } from "./fold.js";
import { isLabelAboutIt, isTextAboutIt, negation, request } from "./guards.js";
import { markSecrets } from "./markSecrets.js";
import type { SecretKind } from "./secretTerms.js";

const openingWords = 5;

/** The kind of secret that a label names, unless the label is about something of the secret's. */
export function secretInLabel(label: string): SecretKind | undefined {
  const [opening = ""] = label.split(/[(（:：,，]/u);
  return (
    secretIn(fold(label), true) ?? (opening === label ? undefined : secretIn(fold(opening), true))
  );
}

/** Whether a label speaks of a secret at all. */
export function mentionsSecret(label: string): boolean {
  return markSecrets(fold(label), false).kind !== undefined;
}

/** The kind of secret that a description begins with. */
export function secretInOpening(description: string): SecretKind | undefined {
  const [first = ""] = sentencesOf(description);
  if (negation.test(first)) return undefined;
  return secretIn(first.split(" ").slice(0, openingWords).join(" "), false);
}

/** The kind of secret that a sentence of a text names without denying it; with `asked`, only one that asks for it. */
export function secretInText(text: string, asked: boolean): SecretKind | undefined {
  for (const sentence of sentencesOf(text)) {
    if (negation.test(sentence) || (asked && !request.test(sentence))) continue;
    const kind = secretIn(sentence, false);
    if (kind) return kind;
  }
  return undefined;
}

function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<![.!?;…])[.!?;…]+(?=\s|$)|[。！？；؟\n]+/u).map(fold);
}

function secretIn(folded: string, isLabel: boolean): SecretKind | undefined {
  const { kind, marked } = markSecrets(folded, isLabel);
  const isAboutIt = isLabel ? isLabelAboutIt : isTextAboutIt;
  return kind && !isAboutIt(kind, folded, marked) ? kind : undefined;
}
