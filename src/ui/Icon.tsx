"use client";

import type { ReactNode } from "react";

const paths = {
  close: "M6 6l12 12M18 6L6 18",
  open: "M7 10l5 5 5-5",
  up: "M7 14l5-5 5 5",
};

/** A picture beside or in place of a label that says the same. Renders an `<svg>` element. */
export function Icon({ name }: { readonly name: keyof typeof paths }): ReactNode {
  return (
    <svg aria-hidden className="mcp-icon" viewBox="0 0 24 24">
      <path d={paths[name]} />
    </svg>
  );
}
