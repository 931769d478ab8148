"use client";

import type { ReactNode } from "react";
import { createChunk } from "../../../../react/chunk/createChunk.js";
import { useChunk } from "../../../../react/chunk/useChunk.js";
import { Button } from "../../../../ui/Button.js";
import { useMessages } from "../../../../ui/useMessages.js";
import { useToolMessages } from "../useToolMessages.js";
import type { ToolEditorProps } from "./ToolEditor.js";

const editor = createChunk(() => import("./ToolEditor.js"));

/** Edits the arguments; the form loads when a user first presses Edit. Renders a `<form>` element. */
export function LazyEditor(props: ToolEditorProps): ReactNode {
  const { form, prompt } = useMessages();
  const words = useToolMessages();
  const state = useChunk(editor);
  if (state.status === "loaded") return <state.value.ToolEditor {...props} />;
  return (
    <div className="mcp-actions">
      {state.status === "failed" ? (
        <Button onClick={editor.load}>{prompt.loadAgain}</Button>
      ) : (
        <p>{form.loading}</p>
      )}
      <Button data-leaves="" onClick={props.onDone}>
        {words.discard}
      </Button>
    </div>
  );
}
