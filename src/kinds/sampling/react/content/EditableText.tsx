"use client";

import { type ReactNode, useState } from "react";
import { useChunk } from "../../../../react/chunk/useChunk.js";
import { laterParts } from "../lazyParts.js";
import { Changes } from "./Changes.js";
import { FoldedText } from "./FoldedText.js";
import { InPlace } from "./InPlace.js";
import { NotLoaded } from "./NotLoaded.js";
import type { TextEditorProps } from "./TextEditor.js";

/** The props of `EditableText`. */
export interface EditableTextProps {
  /** Which text it is, as part of a sentence. */
  readonly place: string;
  readonly text: string;
  /** The text as it was asked for; absent where the person added it. */
  readonly asked?: string | undefined;
  /** Takes the text as the person wants it; without it the text can only be read. */
  readonly onTextChange?: ((text: string) => void) | undefined;
}

/** A text that is its own editor, with what hides in it and what was changed of it. Renders `<div>` elements. */
export function EditableText({ place, text, asked, onTextChange }: EditableTextProps): ReactNode {
  const read = <FoldedText text={text} label={place} />;
  return (
    <>
      <InPlace
        place={place}
        isEditable={onTextChange !== undefined}
        isNew={asked === undefined && text === ""}
        text={read}
      >
        {(caret) =>
          onTextChange && (
            <LazyEditor
              label={place}
              value={text}
              caret={caret}
              onValueChange={onTextChange}
              read={read}
            />
          )
        }
      </InPlace>
      {asked !== undefined && (
        <Changes place={place} before={asked} after={text} onWrite={onTextChange} />
      )}
    </>
  );
}

/** The editor of a text, loaded while a person reads; until then the text. */
function LazyEditor({ read, ...props }: TextEditorProps & { readonly read: ReactNode }): ReactNode {
  const state = useChunk(laterParts);
  const [hasFailed, setFailed] = useState(false);
  if (state.status === "failed" && !hasFailed) setFailed(true);
  if (state.status === "loaded") return <state.value.TextEditor {...props} />;
  return (
    <>
      {/* Also while it is tried again: who has pressed it is in the field still. */}
      {hasFailed && <NotLoaded />}
      {read}
    </>
  );
}
