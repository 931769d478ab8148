import type { KeyboardEvent } from "react";
import type { PieceCaret, PiecedText } from "./piecedText.js";

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
