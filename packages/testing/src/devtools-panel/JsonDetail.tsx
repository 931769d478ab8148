"use client";

import { ServerText } from "mcp-host-ui";
import { beginningOf } from "mcp-host-ui/kind";
import { type ReactNode, useMemo, useState } from "react";

const first = 10_000;

/** The props of `JsonDetail`. */
export interface JsonDetailProps {
  readonly title: string;
  readonly value: unknown;
}

/** Data as JSON, what it hides marked in place; of much of it the beginning, and more on request. Renders several elements. */
export function JsonDetail({ title, value }: JsonDetailProps): ReactNode {
  const [most, setMost] = useState(first);
  const text = useMemo(() => JSON.stringify(value, null, 2) ?? "", [value]);
  return (
    <>
      <h3 className="mcp-devtools-heading">{title}</h3>
      <pre className="mcp-devtools-json">
        <ServerText>{beginningOf(text, most)}</ServerText>
      </pre>
      {text.length > most && (
        <button type="button" className="mcp-devtools-button" onClick={() => setMost(most * 4)}>
          {`More of ${text.length.toLocaleString("en")} characters`}
        </button>
      )}
    </>
  );
}
