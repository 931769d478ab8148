"use client";

import { memo, type ReactNode, useState } from "react";
import { createChunk } from "../../../../react/chunk/createChunk.js";
import { useChunk } from "../../../../react/chunk/useChunk.js";
import { type UseKeptTextResult, useKeptText } from "./edits/useKeptText.js";
import { useSamplingContentMessages } from "./useSamplingContentMessages.js";

const longEditor = createChunk(() => import("./long/LongTextEditor.js"));

/** Up to so many characters, one text area keeps up with typing. */
const longest = 40_000;

/** Up to so many characters, a text area may grow with its text, all of which is then laid out with each key. */
const short = 2_000;

/** The props of `OpenEditor`. */
export interface OpenEditorProps {
  readonly label: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly rows: number;
}

/** The editor of a text: one text area, or for a long text one for each piece of it, which loads when there is one. */
export function OpenEditor(props: OpenEditorProps): ReactNode {
  // It stays what it is while it is typed into.
  const [isLong] = useState(props.value.length > longest);
  return isLong ? <LongEditor {...props} /> : <ShortEditor {...props} />;
}

function ShortEditor({ label, value, onValueChange, rows }: OpenEditorProps): ReactNode {
  const [fits] = useState(value.length <= short);
  const { area, listen } = useKeptText({
    value,
    onValueChange(typed) {
      onValueChange(typed);
      return true;
    },
  });
  return <TextArea label={label} rows={rows} fits={fits} area={area} listen={listen} />;
}

/** React writes a text area's text anew whenever it renders it, which takes long for a long text: it renders once. */
const TextArea = memo(function TextArea({
  label,
  rows,
  fits,
  area,
  listen,
}: UseKeptTextResult &
  Pick<OpenEditorProps, "label" | "rows"> & { readonly fits: boolean }): ReactNode {
  return (
    <textarea
      {...listen}
      ref={area}
      aria-label={label}
      className="mcp-form-textarea mcp-text-area"
      data-fits={fits ? "" : undefined}
      dir="auto"
      rows={rows}
    />
  );
});

function LongEditor(props: OpenEditorProps): ReactNode {
  const words = useSamplingContentMessages();
  const state = useChunk(longEditor);
  if (state.status === "loaded") return <state.value.LongTextEditor {...props} />;
  if (state.status === "loading") return <p className="mcp-step-hint">{words.loading}</p>;
  return <ShortEditor {...props} />;
}
