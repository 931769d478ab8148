import type { SecretKind } from "../secretKind.js";
import { type LabelOfPiece, readPiece } from "./pieceWords.js";

/** The fewest words of a recovery phrase (BIP 39). */
const fewestWords = 12;
/** The fewest fields with a digit, or some digits, each. */
const fewestDigits = 4;

/** The pieces that the labels of a form's fields ask for. */
export interface Pieces {
  /** The number of fields that ask for a piece. */
  readonly count: number;
  /** The secret that these pieces make up if neither a label nor the message names it. */
  readonly kind: SecretKind | undefined;
}

/** Reads the folded labels of all fields that take an answer in pieces. */
export function readPieces(labels: readonly string[]): Pieces {
  const pieces = labels.flatMap((label) => {
    const piece = readPiece(label);
    return piece?.isPlaced ? { ...piece, label } : [];
  });
  return { count: pieces.length, kind: kindOf(pieces.filter(({ whole }) => whole === "")) };
}

function kindOf(pieces: readonly (LabelOfPiece & { label: string })[]): SecretKind | undefined {
  const ofUnit = (unit: LabelOfPiece["unit"]) => pieces.filter((piece) => piece.unit === unit);
  if (ofUnit("word").length >= fewestWords) return "recovery-phrase";
  if (isScattered(ofUnit("character").map(({ label }) => label))) return "password";
  if (ofUnit("digit").length === 0 || pieces.length < fewestDigits) return undefined;
  const areGroups = pieces.every(({ label }) =>
    /(?<!\p{L})(?:4|four|vier|cuatro|quatre|quatro|quattro|cztery|dort|bon|четыре|四)(?!\p{L})/u.test(
      label,
    ),
  );
  return areGroups ? "card-number" : "pin";
}

/** Whether labels ask for single characters here and there, as banks ask for some of a password. */
function isScattered(labels: readonly string[]): boolean {
  const places = labels.flatMap((label) => label.match(/\d+/gu) ?? []).map(Number);
  return places.length > 1 && places.some((place, index) => place > (places[index - 1] ?? 0) + 1);
}
