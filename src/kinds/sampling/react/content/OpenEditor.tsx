"use client";

import { memo, type ReactNode, useState } from "react";
import { useChunk } from "../../../../react/chunk/useChunk.js";
import { useBrowserLayoutEffect } from "../../../../react/useBrowserLayoutEffect.js";
import { longEditor } from "../lazyParts.js";
import { fitArea } from "./edits/fitArea.js";
import { useCaret } from "./edits/useCaret.js";
import { type UseKeptTextResult, useKeptText } from "./edits/useKeptText.js";
import { foldLongText } from "./foldLongText.js";
import type { TextEditorProps } from "./TextEditor.js";
import { useSamplingContentMessages } from "./useSamplingContentMessages.js";

/** Up to so many characters, one text area keeps up with typing. */
const longest = 40_000;

/** The editor of a text: one text area, or for a long text one for each piece of it, which loads when there is one. */
export function OpenEditor(props: TextEditorProps): ReactNode {
  // It stays what it is while it is typed into.
  const [isLong] = useState(props.value.length > longest);
  return isLong ? <LongEditor {...props} /> : <ShortEditor {...props} />;
}

function ShortEditor({ label, value, caret, onValueChange }: TextEditorProps): ReactNode {
  // One that grows with its text lays out all of it with each key: a long one keeps the size at which it was read.
  const [fits] = useState(foldLongText(value) === value);
  const { area, listen } = useKeptText({
    value,
    onValueChange(typed) {
      onValueChange(typed);
      return true;
    },
  });
  useCaret(area, caret, fits ? "end" : "start");
  useBrowserLayoutEffect(() => {
    if (fits && area.current) fitArea(area.current);
  }, [fits, value, area]);
  return <TextArea label={label} fits={fits} area={area} listen={listen} />;
}

/** React writes a text area's text anew whenever it renders it, which takes long for a long text: it renders once. */
const TextArea = memo(function TextArea({
  label,
  fits,
  area,
  listen,
}: UseKeptTextResult & {
  readonly label: string;
  readonly fits: boolean;
}): ReactNode {
  return (
    <textarea
      {...listen}
      ref={area}
      aria-label={label}
      className="mcp-text-area"
      data-fits={fits ? "" : undefined}
      dir="auto"
      rows={1}
    />
  );
});

function LongEditor(props: TextEditorProps): ReactNode {
  const words = useSamplingContentMessages();
  const state = useChunk(longEditor);
  if (state.status === "loaded") return <state.value.LongTextEditor {...props} />;
  if (state.status === "loading") return <p className="mcp-step-hint">{words.loading}</p>;
  return <ShortEditor {...props} />;
}
