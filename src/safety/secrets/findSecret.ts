import { fold } from "./fold.js";
import { isGeneric } from "./genericLabels.js";
import { asksForSomething, isDenied, isLabelAboutIt, isTextAboutIt } from "./guards.js";
import { isContinuation, markSecrets } from "./markSecrets.js";
import type { SecretKind } from "./secretKind.js";
import { tellsOfSentCode } from "./sentCode.js";

const openingWords = 5;
/** Words after which a label tells whose the secret is. */
const prepositions =
  /\s(?:de|del|della|dello|dell['’]|du|do|da|di|van|von|der|des|für|for|para|do|dla|от|для|из)(?:\s|$)/iu;

/** The kind of secret that a label names, unless the label is about something of the secret's. */
export function secretInLabel(label: string): SecretKind | undefined {
  const whole = secretIn(fold(label), true);
  if (whole) return whole;
  const [opening = ""] = label.split(/[(（:：,，]/u);
  const [head = ""] = label.split(prepositions);
  const { kind, marked } = markSecrets(fold(label), false);
  const isOfAnother = head !== label && kind && !isLabelAboutIt(kind, fold(label), marked);
  return (
    (opening === label ? undefined : secretIn(fold(opening), true)) ??
    (isOfAnother ? secretIn(fold(head), true) : undefined)
  );
}

/** Whether a label speaks of a secret at all. */
export function mentionsSecret(label: string): boolean {
  return markSecrets(fold(label), false).kind !== undefined;
}

/** The kind of secret that a description begins with. */
export function secretInOpening(description: string): SecretKind | undefined {
  const [first = ""] = sentencesOf(description);
  if (isDenied(first)) return undefined;
  return secretIn(first.split(" ").slice(0, openingWords).join(" "), false);
}

/** The kind of secret that a sentence of a text names without denying it; with `asked`, only one that asks for it. */
export function secretInText(text: string, asked: boolean): SecretKind | undefined {
  for (const sentence of sentencesOf(text)) {
    if (isDenied(sentence)) continue;
    const kind = secretIn(sentence, false);
    if (kind && (!asked || isRequest(kind, sentence, text))) return kind;
  }
  return undefined;
}

/** Whether a label has no word of its own beside the name of a secret. */
export function isNothingElse(label: string): boolean {
  const words = markSecrets(fold(label), true).marked.split(" ");
  return words.every((word) => word === "§" || isContinuation.test(word) || isGeneric(word));
}

/** A code that was sent is asked for, and so is the answer to a question of security. */
function isRequest(kind: SecretKind, sentence: string, text: string): boolean {
  if (asksForSomething(sentence)) return true;
  if (kind === "one-time-code") return tellsOfSentCode(sentence);
  return kind === "security-answer" && /[?？؟:：]/u.test(text);
}

function sentencesOf(text: string): readonly string[] {
  const asides = Array.from(text.matchAll(/\(([^()]{0,80})\)/gu), ([, aside = ""]) => aside);
  return [text.replaceAll(/\([^()]{0,80}\)/gu, " "), ...asides]
    .join("\n")
    .split(/(?<![.!?;…])[.!?;…]+(?=\s|$)|[。！？；؟\n]+/u)
    .map(fold);
}

function secretIn(folded: string, isLabel: boolean): SecretKind | undefined {
  const { kind, marked } = markSecrets(folded, isLabel);
  const isAboutIt = isLabel ? isLabelAboutIt : isTextAboutIt;
  return kind && !isAboutIt(kind, folded, marked) ? kind : undefined;
}
