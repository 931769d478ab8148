import { type AskedValue, longestText } from "../fields/readAskedValue.js";
import { secretAbbreviated } from "./abbreviations.js";
import { secretInContext } from "./contexts.js";
import { secretDescribed } from "./describedSecrets.js";
import {
  asksForSomething,
  isDenied,
  isNothingElse,
  mentionsSecret,
  secretInLabel,
  secretInOpening,
  secretInText,
} from "./findSecret.js";
import { fold } from "./fold.js";
import { isEveryday, isGeneric, isOfName, isValue } from "./genericLabels.js";
import { isOfBoard, isPostal, isTraded } from "./otherMeanings.js";
import { secretInPattern } from "./patternHints.js";
import type { SecretKind } from "./secretKind.js";

const mostAround = 2_000;
const longestHeading = 40;
/** The kinds of secrets that are words or files, and so no number and no date. */
const written: readonly SecretKind[] = [
  "password",
  "api-key",
  "token",
  "private-key",
  "recovery-phrase",
  "security-answer",
  "bank-login",
];

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
  /** Whether the form has one field only. */
  readonly isOfOneField: boolean;
  /** The same as is mentioned, where the form has one field only and the message asks for something. */
  readonly secretOfOnlyField: SecretKind | undefined;
}

/** Reads what surrounds every field of a form, once. */
export function readFormAround(message: string, labels: readonly string[]): FormAround {
  const said = fold(message.slice(0, mostAround));
  const mentioned = secretInText(message, false);
  const heading =
    message.length <= longestHeading && !isDenied(said) ? secretInLabel(message) : undefined;
  return {
    words: `${said} ${fold(labels.join(" ").slice(0, mostAround))}`,
    secretInMessage: secretInText(message, true) ?? secretDescribed(said) ?? heading,
    secretMentioned: mentioned,
    isOfOneField: labels.length <= 1,
    secretOfOnlyField: labels.length <= 1 && asksForSomething(said) ? mentioned : undefined,
  };
}

/** Whether a field says so little itself that the message tells what it asks for. */
export function isLeftToMessage(name: string, asked: AskedValue): boolean {
  return isGeneric(labelOf(name, asked.title)) || isBareName(name, asked);
}

/** Whether nothing is shown of a field but a name that forms do not use every day. */
function isBareName(name: string, { title }: AskedValue): boolean {
  return title === "" && !isEveryday(fold(name));
}

/** The secret that a field of a form asks for, if it does. */
export function findSecretAsked(
  name: string,
  asked: AskedValue,
  form: FormAround,
): SecretAsked | undefined {
  const { title } = asked;
  if (!asked.isFree) return undefined;
  if (asked.writeOnly || asked.format === "password") return { kind: "password", by: "format" };

  const found = findAnySecret(name, asked, form);
  const isOnlyMeasured =
    found && asked.isMeasure && written.includes(found.kind) && !isNothingElse(title || name);
  return isOnlyMeasured ? undefined : found;
}

type Signs = readonly (readonly [SecretSign, SecretKind | undefined])[];

function findAnySecret(name: string, asked: AskedValue, form: FormAround): SecretAsked | undefined {
  const { title, description } = asked;
  const named = secretInLabel(title);
  const kind =
    named ?? (mentionsSecret(title) ? undefined : secretInLabel(name.slice(0, longestText)));
  const label = labelOf(name, title);
  const own = `${label} ${fold(description)}`;
  const around = `${own} ${form.words}`;
  if (kind === "pin" && (isPostal(around) || isOfBoard(around))) return undefined;
  if (kind === "token" && isTraded(around)) return undefined;
  const isName = isOfName(label);
  if (kind && !isName) return { kind, by: named ? "title" : "name" };

  const isUntold = form.isOfOneField && !asked.isMeasure && isBareName(name, asked);
  const generic = (isUntold || isGeneric(label)) && !mentionsSecret(title);
  const signs: Signs = [
    ["pattern", secretInPattern(asked.pattern, generic)],
    ["pattern", secretInPattern(`${title} ${description}`, false)],
  ];
  const looser: Signs = [
    ["description", generic ? secretInText(description, false) : secretInOpening(description)],
    ["description", secretDescribed(own)],
    ["message", generic ? form.secretInMessage : undefined],
    ["message", generic ? form.secretOfOnlyField : undefined],
    ["message", isValue(label) ? form.secretMentioned : undefined],
    ["context", secretAbbreviated(label, around)],
    ["context", generic ? secretInContext(label, around) : undefined],
  ];
  for (const [by, kind] of isName ? signs : [...signs, ...looser]) if (kind) return { kind, by };
  return undefined;
}

function labelOf(name: string, title: string): string {
  return fold(title || name.slice(0, longestText));
}
