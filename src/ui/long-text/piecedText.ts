import type { KeyboardEvent } from "react";
import { createListeners } from "../../state/listeners.js";
import { cutText } from "./cutText.js";

/** A part of a long text that is edited on its own. */
export interface TextPiece {
  readonly key: string;
  readonly text: string;
  /** The characters between it and the next one: the end of a line, or none. */
  readonly end: string;
}

/** Where the caret belongs after pieces became one. */
export interface PieceCaret {
  readonly key: string;
  readonly position: number;
}

/** A long text in pieces. */
export interface PiecedText {
  /** Its pieces; another list only once there are other pieces. */
  getState(): readonly TextPiece[];
  subscribe(listener: () => void): () => void;
  read(): string;
  length(): number;
  /** Cuts another text into pieces. */
  write(text: string): void;
  /** Takes what was typed into one piece. */
  setPiece(key: string, text: string): void;
  /** Makes one of a piece and the next, without what stands between them: the line's end, or else one character. */
  joinNext(key: string, from: "before" | "after"): PieceCaret | undefined;
  /** The key of the piece before or after one. */
  neighbour(key: string, side: -1 | 1): string | undefined;
}

/** Makes a {@link PiecedText}: typing into a piece costs what that piece is long. */
export function createPiecedText(initial: string): PiecedText {
  const listeners = createListeners();
  let last = 0;

  const cut = (text: string): readonly TextPiece[] =>
    cutText(text).map((piece) => {
      const end = /\r?\n$/.exec(piece)?.[0] ?? "";
      last += 1;
      return { key: `p${last}`, text: piece.slice(0, piece.length - end.length), end };
    });

  let pieces = cut(initial);
  /** As they are shown; what is typed into one changes `pieces` only. */
  let shown = pieces;

  const show = (next: readonly TextPiece[]) => {
    pieces = next;
    shown = next;
    listeners.tell();
  };

  return {
    getState: () => shown,
    subscribe: listeners.add,
    read: () => pieces.map(({ text, end }) => text + end).join(""),
    length: () => pieces.reduce((sum, { text, end }) => sum + text.length + end.length, 0),
    write: (text) => show(cut(text)),
    setPiece(key, text) {
      pieces = pieces.map((piece) => (piece.key === key ? { ...piece, text } : piece));
    },
    joinNext(key, from) {
      const at = pieces.findIndex((piece) => piece.key === key);
      const [one, other] = [pieces[at], pieces[at + 1]];
      if (!one || !other) return undefined;
      const isLine = one.end !== "";
      const head = isLine || from === "after" ? one.text : dropLast(one.text);
      const tail = isLine || from === "before" ? other.text : dropFirst(other.text);
      last += 1;
      const joined = { key: `p${last}`, text: head + tail, end: other.end };
      show(pieces.toSpliced(at, 2, joined));
      return { key: joined.key, position: head.length };
    },
    neighbour: (key, side) => pieces[pieces.findIndex((piece) => piece.key === key) + side]?.key,
  };
}

/** Where a key takes the caret that leaves a piece; the text that the key deletes is gone then. */
export function crossing(
  { key, currentTarget, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent<HTMLTextAreaElement>,
  text: PiecedText,
  piece: string,
): PieceCaret | undefined {
  const { selectionStart, selectionEnd, textLength } = currentTarget;
  if (selectionStart !== selectionEnd || shiftKey || altKey || ctrlKey || metaKey) return undefined;
  const before = selectionStart === 0 ? text.neighbour(piece, -1) : undefined;
  const after = selectionStart === textLength ? text.neighbour(piece, 1) : undefined;
  if (before && key === "Backspace") return text.joinNext(before, "before");
  if (after && key === "Delete") return text.joinNext(piece, "after");
  if (before && (key === "ArrowUp" || key === "ArrowLeft"))
    return { key: before, position: Number.MAX_SAFE_INTEGER };
  if (after && (key === "ArrowDown" || key === "ArrowRight")) return { key: after, position: 0 };
  return undefined;
}

function dropLast(text: string): string {
  return [...text.slice(-2)].length === 1 ? text.slice(0, -2) : text.slice(0, -1);
}

function dropFirst(text: string): string {
  return text.slice([...text.slice(0, 2)].length === 1 ? 2 : 1);
}
