"use client";

import { type ReactNode, useState } from "react";
import { JsonText } from "./JsonText.js";
import { useSamplingContentMessages } from "./useSamplingContentMessages.js";

/** The props of `Extras`. */
export interface ExtrasProps {
  /** The object that may carry more than is shown. */
  readonly of: object;
  /** The keys that are shown elsewhere. */
  readonly shown: readonly string[];
}

/** The other members of a message or a block, such as `annotations` and `_meta`, on demand. Renders a `<details>` element, or nothing. */
export function Extras({ of, shown }: ExtrasProps): ReactNode {
  const { extras } = useSamplingContentMessages();
  const [isOpen, setOpen] = useState(false);
  const rest = Object.entries(of).filter(([key]) => !shown.includes(key));
  if (rest.length === 0) return null;
  return (
    <details className="mcp-message-extras" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{extras}</summary>
      {isOpen && <JsonText value={Object.fromEntries(rest)} label={extras} />}
    </details>
  );
}
