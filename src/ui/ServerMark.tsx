"use client";

import type { ReactNode } from "react";

/** The props of `ServerMark`. */
export interface ServerMarkProps {
  /** The host's own name for the server. */
  readonly name: string;
}

/** A sign to know a server by at a glance; its name stands beside it. Renders a `<span>` element. */
export function ServerMark({ name }: ServerMarkProps): ReactNode {
  const [letter = "?"] = name.trim();
  return (
    <span aria-hidden translate="no" className="mcp-server-mark">
      {letter.toLocaleUpperCase()}
    </span>
  );
}
