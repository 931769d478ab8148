import { type AskedValue, longestText } from "../fields/readAskedValue.js";
import { isPostal, secretAbbreviated, secretDescribed, secretInContext } from "./contexts.js";
import { mentionsSecret, secretInLabel, secretInOpening, secretInText } from "./findSecret.js";
import { fold } from "./fold.js";
import { isGeneric, isValue } from "./genericLabels.js";
import { secretInPattern } from "./patternHints.js";
import type { SecretKind } from "./secretTerms.js";

const mostAround = 2_000;

/** The sign that a secret is asked for: a part of the field, the message, or the field and the form together. */
export type SecretSign =
  | "name"
  | "title"
  | "description"
  | "message"
  | "format"
  | "pattern"
  | "context";

/** A secret that a field asks for. */
export interface SecretAsked {
  readonly kind: SecretKind;
  readonly by: SecretSign;
}

/** The form around a field. */
export interface FormAround {
  /** The message and the labels of all fields, folded. */
  readonly words: string;
  /** The secret that the message asks for. */
  readonly secretInMessage: SecretKind | undefined;
  /** The secret that the message speaks of, whether or not it asks. */
  readonly secretMentioned: SecretKind | undefined;
}

/** Reads what surrounds every field of a form, once. */
export function readFormAround(message: string, labels: readonly string[]): FormAround {
  const words = [message.slice(0, mostAround), labels.join(" ").slice(0, mostAround)];
  return {
    words: words.map(fold).join(" "),
    secretInMessage: secretInText(message, true) ?? secretDescribed(words.map(fold)[0] ?? ""),
    secretMentioned: secretInText(message, false),
  };
}

/** Whether a field says so little itself that the message tells what it asks for. */
export function isLeftToMessage(name: string, { title }: AskedValue): boolean {
  return isGeneric(labelOf(name, title));
}

/** The secret that a field of a form asks for, if it does. */
export function findSecretAsked(
  name: string,
  asked: AskedValue,
  form: FormAround,
): SecretAsked | undefined {
  const { title, description } = asked;
  if (!asked.isFree) return undefined;
  if (asked.writeOnly || asked.format === "password") return { kind: "password", by: "format" };

  const named = secretInLabel(title);
  const kind =
    named ?? (mentionsSecret(title) ? undefined : secretInLabel(name.slice(0, longestText)));
  const label = labelOf(name, title);
  const own = `${label} ${fold(description)}`;
  const around = `${own} ${form.words}`;
  if (kind === "pin" && isPostal(around)) return undefined;
  if (kind) return { kind, by: named ? "title" : "name" };

  const generic = isGeneric(label);
  const signs: readonly (readonly [SecretSign, SecretKind | undefined])[] = [
    ["pattern", secretInPattern(asked.pattern, generic)],
    ["pattern", secretInPattern(`${title} ${description}`, false)],
    ["description", generic ? secretInText(description, false) : secretInOpening(description)],
    ["description", secretDescribed(own)],
    ["message", generic ? form.secretInMessage : undefined],
    ["message", isValue(label) ? form.secretMentioned : undefined],
    ["context", secretAbbreviated(label, around)],
    ["context", generic ? secretInContext(label, around) : undefined],
  ];
  for (const [by, kind] of signs) if (kind) return { kind, by };
  return undefined;
}

function labelOf(name: string, title: string): string {
  return fold(title || name.slice(0, longestText));
}
