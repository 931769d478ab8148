"use client";

import { memo, type NamedExoticComponent, type ReactNode, useEffect } from "react";
import { FarPiece } from "../../../../../ui/long-text/FarPiece.js";
import {
  crossing,
  type PieceCaret,
  type PiecedText,
  type TextPiece,
} from "../../../../../ui/long-text/piecedText.js";
import { useNear } from "../../../../../ui/long-text/useNear.js";
import { useKeptText } from "../edits/useKeptText.js";

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
      {isNear || caret !== undefined ? <PieceArea {...props} /> : <FarPiece text={piece.text} />}
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
