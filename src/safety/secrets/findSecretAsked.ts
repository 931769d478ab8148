import { type AskedValue, longestText } from "../fields/readAskedValue.js";
import { secretAbbreviated } from "./abbreviations.js";
import { secretInContext } from "./contexts.js";
import { secretDescribed } from "./describedSecrets.js";
import {
  isNothingElse,
  mentionsSecret,
  secretInLabel,
  secretInOpening,
  secretInText,
  secretRequested,
} from "./findSecret.js";
import { fold } from "./fold.js";
import { isEveryday, isGeneric, isOfName, isValue } from "./genericLabels.js";
import { asksForSomething, isDenied } from "./guards.js";
import { isOpen } from "./openFields.js";
import { isOfBoard, isPostal, isTraded } from "./otherMeanings.js";
import { secretInPattern } from "./patternHints.js";
import { type LabelOfPiece, readPiece } from "./pieces/pieceWords.js";
import { type Pieces, readPieces } from "./pieces/secretInPieces.js";
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
  /** Whether the message was read as a whole. */
  readonly isWhole: boolean;
  /** The secret that the message asks for. */
  readonly secretInMessage: SecretKind | undefined;
  /** The secret whose beginning or pattern the message quotes. */
  readonly patternInMessage: SecretKind | undefined;
  /** The secret that the message speaks of, whether or not it asks. */
  readonly secretMentioned: SecretKind | undefined;
  /** Whether the form has one field only. */
  readonly isOfOneField: boolean;
  /** The pieces of a secret that the fields ask for. */
  readonly pieces: Pieces;
  /** The secret that the message asks the user to enter into the form. */
  readonly secretRequested: SecretKind | undefined;
  /** The same as is mentioned, where the form has one field only and the message asks for something. */
  readonly secretOfOnlyField: SecretKind | undefined;
}

/** Reads what surrounds every field of a form, once. */
export function readFormAround(
  message: string,
  labels: readonly string[],
  typed: readonly string[] = [],
): FormAround {
  const said = fold(message.slice(0, mostAround));
  const mentioned = secretInText(message, false);
  const heading = isHeading(message) && !isDenied(said) ? secretInLabel(message) : undefined;
  return {
    words: `${said} ${fold(labels.join(" ").slice(0, mostAround))}`,
    isWhole: message.length <= mostAround,
    secretInMessage: secretInText(message, true) ?? secretDescribed(said) ?? heading,
    patternInMessage: isDenied(said) ? undefined : secretInPattern(message, false),
    secretMentioned: mentioned,
    pieces: readPieces(typed.map(fold)),
    secretRequested: secretRequested(message.slice(0, mostAround)),
    isOfOneField: labels.length <= 1,
    secretOfOnlyField: labels.length <= 1 && asksForSomething(said) ? mentioned : undefined,
  };
}

/** Whether a message is no longer than a label, and no more than one sentence. */
function isHeading(message: string): boolean {
  return message.length <= longestHeading && !/[.!?。！？]\s*\S/u.test(message);
}

/** Whether a field says so little itself that the message tells what it asks for. */
export function isLeftToMessage(name: string, asked: AskedValue): boolean {
  const label = labelOf(name, asked.title);
  return isGeneric(label) || readPiece(label)?.whole === "" || isBareName(name, asked);
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
  if (kind && isOtherThing(kind, around)) return undefined;
  const isName = isOfName(label);
  const piece = readPiece(label);
  const ofWhole = kind ?? (piece && secretInPiece(piece, asked, form));
  if (ofWhole && !isName) return { kind: ofWhole, by: (named ?? !kind) ? "title" : "name" };

  const isUntold = form.isOfOneField && !asked.isMeasure && isBareName(name, asked);
  const isPiece = piece?.whole === "";
  const generic = (isUntold || isPiece || isGeneric(label)) && !mentionsSecret(title);
  const signs: Signs = [
    ["pattern", secretInPattern(asked.pattern, generic)],
    ["pattern", secretInPattern(title, false) ?? secretInPattern(description, false)],
  ];
  const looser: Signs = [
    [
      "description",
      generic
        ? secretInText(description, false)
        : (secretInOpening(description) ?? secretInText(description, true)),
    ],
    ["description", secretDescribed(own)],
    ["message", generic ? (form.secretInMessage ?? form.patternInMessage) : undefined],
    ["message", generic ? form.secretOfOnlyField : undefined],
    ["message", isValue(label) ? form.secretMentioned : undefined],
    ["context", secretAbbreviated(label, around)],
    ["context", generic ? secretInContext(label, around) : undefined],
    ["context", isPiece ? form.pieces.kind : undefined],
  ];
  for (const [by, kind] of isName ? signs : [...signs, ...looser]) if (kind) return { kind, by };
  return undefined;
}

/** Whether the words of a form show that the name of a secret means something else. */
function isOtherThing(kind: SecretKind, words: string): boolean {
  if (kind === "pin") return isPostal(words) || isOfBoard(words);
  return kind === "token" && isTraded(words);
}

/** The secret that a form's message asks for, if a field can take it. Only for a form in which no field asks for a secret itself. */
export function findSecretLeft(
  name: string,
  { title, isFree, isMeasure }: AskedValue,
  { secretRequested: kind, words }: FormAround,
): SecretAsked | undefined {
  if (kind && isOtherThing(kind, words)) return undefined;
  const isTaker = isFree && !isMeasure && isOpen(labelOf(name, title)) && !mentionsSecret(title);
  return kind && isTaker ? { kind, by: "message" } : undefined;
}

/** Some digits of these kinds are no secret: the last four of a card, for example. */
const partlyKnown: readonly SecretKind[] = ["card-number", "national-id"];

/** The secret whose piece a label asks for: "PIN digit 1" asks for a PIN. */
function secretInPiece(
  { unit, isPlaced, whole }: LabelOfPiece,
  { isSpelled }: AskedValue,
  { pieces }: FormAround,
): SecretKind | undefined {
  if (unit === undefined || whole === "" || !(isPlaced || isSpelled)) return undefined;
  const kind = secretInLabel(whole);
  return kind && partlyKnown.includes(kind) && pieces.count < 2 ? undefined : kind;
}

function labelOf(name: string, title: string): string {
  return fold(title || name.slice(0, longestText));
}
