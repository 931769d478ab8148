"use client";

import { type ReactNode, useRef, useState, useSyncExternalStore } from "react";
import { useBrowserLayoutEffect } from "../../../../../react/useBrowserLayoutEffect.js";
import { createPiecedText, type PieceCaret } from "../../../../../ui/long-text/piecedText.js";
import { createKeptText } from "../edits/keptText.js";
import type { TextEditorProps } from "../TextEditor.js";
import { useSamplingContentMessages } from "../useSamplingContentMessages.js";
import { PieceEditor } from "./PieceEditor.js";

/**
 * A text that is too long for one text area, which lays out all of its text with each key: a box of one text area for
 * each few thousand characters, of which only those near to what can be seen exist. Renders a `<div>` element.
 */
export function LongTextEditor({
  label,
  value,
  caret: opening,
  onValueChange,
}: TextEditorProps): ReactNode {
  const words = useSamplingContentMessages();
  const box = useRef<HTMLDivElement>(null);
  const [text] = useState(() => createPiecedText(value));
  const [kept] = useState(() => createKeptText({ value, onValueChange: () => true }));
  // The beginning of the text is what was in sight.
  const [caret, setCaret] = useState<PieceCaret | undefined>(() => {
    const first = text.getState()[0];
    return opening && first && { key: first.key, position: 0 };
  });
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
