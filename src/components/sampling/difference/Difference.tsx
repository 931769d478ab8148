"use client";

import type { ReactNode } from "react";

/** The props of `Difference`. */
export interface DifferenceProps {
  /** The text as it was. */
  readonly before: string;
  /** The text as it is now. */
  readonly after: string;
  /** What it is a text of, for who does not see where it stands. */
  readonly label: string;
}

/** Shows what differs between two texts; the library for it loads when this is first shown. Renders a `<div>` element. */
export function Difference({ before, after, label }: DifferenceProps): ReactNode {
  return (
    <div role="group" aria-label={label} className="mcp-difference">
      <del>{before}</del>
      <ins>{after}</ins>
    </div>
  );
}
