"use client";

import type { ReactNode } from "react";

const paths = {
  close: "M6 6l12 12M18 6L6 18",
  minimise: "M6 12h12",
  more: "M5.5 12h1M11.5 12h1M17.5 12h1",
  open: "M7 10l5 5 5-5",
  next: "M10 7l5 5-5 5",
  up: "M7 14l5-5 5 5",
  edit: "M4.5 19.5l1-4.5L16 4.5 19.5 8 9 18.5z",
  remove: "M5 7h14M10 7V4.5h4V7M7 7l1 12.5h8L17 7",
  add: "M12 5.5v13M5.5 12h13",
  move: "M12 4v16M8 8l4-4 4 4M8 16l4 4 4-4",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  // A circle, a triangle, an octagon: told apart without their colours.
  notice: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5M12 7.5v.5",
  warning: "M12 3.5L22 20.5H2zM12 10v5M12 17.5v.5",
  danger: "M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 7.5v5.5M12 16v.5",
};

/** A picture beside or in place of a label that says the same. Renders an `<svg>` element. */
export function Icon({ name }: { readonly name: keyof typeof paths }): ReactNode {
  return (
    <svg aria-hidden className="mcp-icon" viewBox="0 0 24 24">
      <path d={paths[name]} />
    </svg>
  );
}
