"use client";

import {
  type KeyboardEvent,
  memo,
  type NamedExoticComponent,
  type ReactNode,
  useEffect,
} from "react";
import { replaceSuspects } from "../../../../../safety/text/mayHide.js";
import type { PieceCaret, PiecedText, TextPiece } from "../edits/piecedText.js";
import { useKeptText } from "../edits/useKeptText.js";
import { useNear } from "../edits/useNear.js";

/** The props of `PieceEditor`. */
export interface PieceEditorProps {
  readonly piece: TextPiece;
  /** The text that it is a piece of. */
  readonly text: PiecedText;
  readonly label: string;
  readonly isFirst: boolean;
  /** Where the caret is to be, if it is here. */
  readonly caret: number | undefined;
  readonly onInput: () => void;
  readonly onBlur: () => void;
  /** Takes the caret to another piece. */
  readonly onCaretChange: (caret: PieceCaret) => void;
}

/** One piece of a long text; far from what can be seen it is plain text. Renders a `<div>` element. */
export const PieceEditor: NamedExoticComponent<PieceEditorProps> = memo(function PieceEditor(
  props: PieceEditorProps,
): ReactNode {
  const { piece, isFirst, caret } = props;
  const { ref, isNear } = useNear<HTMLDivElement>(isFirst || caret !== undefined);
  return (
    <div ref={ref} className="mcp-piece">
      {isNear || caret !== undefined ? (
        <PieceArea {...props} />
      ) : (
        <p translate="no" dir="auto" className="mcp-text-piece">
          {replaceSuspects(piece.text)}
        </p>
      )}
    </div>
  );
});

function PieceArea({
  piece,
  text,
  label,
  caret,
  onInput,
  onBlur,
  onCaretChange,
}: PieceEditorProps): ReactNode {
  const { area, listen } = useKeptText({
    value: piece.text,
    onValueChange(typed) {
      text.setPiece(piece.key, typed);
      onInput();
      return true;
    },
  });
  useEffect(() => {
    if (caret === undefined) return;
    area.current?.focus();
    area.current?.setSelectionRange(caret, caret);
  }, [caret, area]);
  return (
    <textarea
      onInput={listen.onInput}
      onBlur={() => {
        listen.onBlur();
        onBlur();
      }}
      ref={area}
      aria-label={label}
      className="mcp-piece-area"
      dir="auto"
      rows={Math.ceil(piece.text.length / 60)}
      onKeyDown={(event) => {
        const caret = crossing(event, text, piece.key);
        if (!caret) return;
        event.preventDefault();
        onCaretChange(caret);
        onInput();
      }}
    />
  );
}

/** Where a key takes the caret that would leave the piece; what the key deletes is gone then. */
function crossing(
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
