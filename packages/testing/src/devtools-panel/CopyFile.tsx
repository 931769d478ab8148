"use client";

import { type ReactNode, useContext, useState } from "react";
import type { Recording } from "../devtools/recording.js";
import { PanelContext } from "./PanelContext.js";

/** The props of `CopyFile`. */
export interface CopyFileProps {
  /** The question's. */
  readonly id: string;
  readonly what: "story" | "test";
  readonly write: (
    recording: Recording,
    id: string,
  ) => string | undefined | Promise<string | undefined>;
}

/** Copies a file that asks a question again, or shows it where the page may not copy. Renders a `<button>` element. */
export function CopyFile({ id, what, write }: CopyFileProps): ReactNode {
  const { recording, say } = useContext(PanelContext);
  const [shown, setShown] = useState<string>();
  const copy = async () => {
    const text = await write(recording, id);
    if (text === undefined) return say(`There is no request to make a ${what} of`);
    try {
      await navigator.clipboard.writeText(text);
      say(`Copied the ${what}`);
    } catch {
      setShown(text);
      say(`This page may not copy: the ${what} is shown`);
    }
  };
  return (
    <>
      <button type="button" className="mcp-devtools-button" onClick={() => void copy()}>
        {`Copy as ${what}`}
      </button>
      {shown !== undefined && (
        <textarea
          readOnly
          aria-label={`The ${what}`}
          className="mcp-devtools-field mcp-devtools-file"
          value={shown}
          onFocus={({ target }) => target.select()}
        />
      )}
    </>
  );
}
