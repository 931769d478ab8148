"use client";

import type { ReactNode } from "react";
import { mayHide } from "../../../../safety/text/mayHide.js";
import { HiddenText } from "../../../../ui/HiddenText.js";

/** The props of `RootPath`. */
export interface RootPathProps {
  /** The path, as people write it. */
  readonly path: string;
}

/** Shows a path from left to right, as everywhere, with what it hides marked in place. Renders a `<bdi>` element. */
export function RootPath({ path }: RootPathProps): ReactNode {
  return (
    <bdi dir="ltr" className="mcp-roots-path">
      {mayHide(path) ? <HiddenText text={path} /> : path}
    </bdi>
  );
}
