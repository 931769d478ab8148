"use client";

import { type ReactNode, useRef, useState, useSyncExternalStore } from "react";
import { useBrowserLayoutEffect } from "../../../../../react/useBrowserLayoutEffect.js";
import { createKeptText } from "../edits/keptText.js";
import { createPiecedText, type PieceCaret } from "../edits/piecedText.js";
import { useSamplingContentMessages } from "../useSamplingContentMessages.js";
import { PieceEditor } from "./PieceEditor.js";

/** The props of `LongTextEditor`. */
export interface LongTextEditorProps {
  readonly label: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

/**
 * A text that is too long for one text area, which lays out all of its text with each key: a box of one text area for
 * each few thousand characters, of which only those near to what can be seen exist. Renders a `<div>` element.
 */
export function LongTextEditor({ label, value, onValueChange }: LongTextEditorProps): ReactNode {
  const words = useSamplingContentMessages();
  const box = useRef<HTMLDivElement>(null);
  const [text] = useState(() => createPiecedText(value));
  const [kept] = useState(() => createKeptText({ value, onValueChange: () => true }));
  const [caret, setCaret] = useState<PieceCaret>();
  const pieces = useSyncExternalStore(text.subscribe, text.getState, text.getState);

  useBrowserLayoutEffect(() =>
    kept.setOptions({
      value,
      onValueChange(typed) {
        onValueChange(typed);
        return true;
      },
    }),
  );
  useBrowserLayoutEffect(() => {
    if (!box.current) return;
    const { read, length, write } = text;
    const show = (next: string) => next !== read() && write(next);
    return kept.watch({ element: box.current, read, length, write: show });
  }, [kept, text]);
  useBrowserLayoutEffect(() => kept.show(value), [kept, value]);

  return (
    <div ref={box} className="mcp-pieces">
      {pieces.map((piece, index) => (
        <PieceEditor
          key={piece.key}
          piece={piece}
          text={text}
          label={words.piece({ place: label, position: index + 1, count: pieces.length })}
          isFirst={index === 0}
          caret={caret?.key === piece.key ? caret.position : undefined}
          onInput={kept.listen.onInput}
          onBlur={kept.listen.onBlur}
          onCaretChange={setCaret}
        />
      ))}
    </div>
  );
}
