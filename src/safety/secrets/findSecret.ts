import { secretInContext } from "./contexts.js";
import { secretDescribed } from "./describedSecrets.js";
import { fold } from "./fold.js";
import { isGeneric } from "./genericLabels.js";
import {
  asksForSomething,
  isDenied,
  isLabelAboutIt,
  isTextAboutIt,
  placeOfDenial,
} from "./guards.js";
import { isContinuation, markSecrets } from "./markSecrets.js";
import { isSecretAside } from "./openFields.js";
import type { SecretKind } from "./secretKind.js";
import { tellsOfSentCode } from "./sentCode.js";

const openingWords = 5;
/** The letters of a word that links two clauses, with a space. */
const longestLink = 5;
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
    const { kind, marked } = markSecrets(sentence, false);
    if (!kind || isTextAboutIt(kind, sentence, marked)) continue;
    if (!asked || isRequest(kind, sentence, marked, text)) return kind;
  }
  return undefined;
}

/** The kind of secret that a message asks the user to enter into this form. */
export function secretRequested(message: string): SecretKind | undefined {
  for (const sentence of sentencesOf(message)) {
    if (isDenied(sentence)) continue;
    const { kind, marked } = markSecrets(sentence, false);
    // "A secret about the city" is no key.
    if (kind === "api-key" && !markSecrets(sentence, true).kind) continue;
    const isNamed = kind && !isTextAboutIt(kind, sentence, marked) && !isSecretAside(marked);
    const isRiddle = kind === "security-answer" && !/[?？؟:：]/u.test(message);
    if (isNamed && !isRiddle && isRequest(kind, sentence, marked, message)) return kind;
    const described = kind ? undefined : secretDescribed(sentence);
    if (described && asksForSomething(sentence) && !isSecretAside(`${sentence} §`))
      return described;
  }
  const said = fold(message);
  const isAsked = asksForSomething(said) && !isDenied(said) && !isSecretAside(`§ ${said} §`);
  return isAsked ? secretInContext("§", said) : undefined;
}

/** Whether a label has no word of its own beside the name of a secret. */
export function isNothingElse(label: string): boolean {
  const words = markSecrets(fold(label), true).marked.split(" ");
  return words.every((word) => word === "§" || isContinuation.test(word) || isGeneric(word));
}

/**
 * Whether a sentence asks for the secret that is marked in it: "passe" asks, but not within "mot de passe". A code that was sent
 * is asked for, and so is the answer to a security question.
 */
function isRequest(kind: SecretKind, folded: string, marked: string, text: string): boolean {
  if (asksForSomething(marked)) return true;
  if (kind === "one-time-code") return tellsOfSentCode(folded);
  return kind === "security-answer" && /[?？؟:：]/u.test(text);
}

function sentencesOf(text: string): readonly string[] {
  const asides = Array.from(text.matchAll(/\(([^()]{0,80})\)/gu), ([, aside = ""]) => aside);
  return [text.replaceAll(/\([^()]{0,80}\)/gu, " "), ...asides]
    .join("\n")
    .split(/(?<![.!?;…])[.!?;…]+(?=\s|$)|[。！？；؟\n]+/u)
    .flatMap(cutAtDenial)
    .map(fold);
}

/** Cuts a sentence where a denial begins behind a comma, which says nothing about the words before. */
function cutAtDenial(sentence: string): readonly string[] {
  const clauses = sentence.split(/[,，、]/u);
  const at = clauses.findIndex((clause, place) => place > 0 && beginsWithDenial(fold(clause)));
  return at < 0 ? [sentence] : [clauses.slice(0, at).join(" "), clauses.slice(at).join(" ")];
}

/** Behind a word such as "but" or "and": the denial concerns an entry of the secret here. */
function beginsWithDenial(clause: string): boolean {
  const place = placeOfDenial(clause);
  const isAtStart = place >= 0 && place <= longestLink;
  return (
    isAtStart && !/(?<!\p{L})(?:here|hier|aqui|ici|qui|buraya|здесь|сюда)(?!\p{L})/u.test(clause)
  );
}

function secretIn(folded: string, isLabel: boolean): SecretKind | undefined {
  const { kind, marked } = markSecrets(folded, isLabel);
  const isAboutIt = isLabel ? isLabelAboutIt : isTextAboutIt;
  return kind && !isAboutIt(kind, folded, marked) ? kind : undefined;
}
