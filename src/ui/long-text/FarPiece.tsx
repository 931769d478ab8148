import type { ReactNode } from "react";
import { replaceSuspects } from "../../safety/text/mayHide.js";

/** A piece of an edited text that is far from the window: text for find-in-page. Renders a `<p>` element. */
export function FarPiece({ text }: { readonly text: string }): ReactNode {
  return (
    <p translate="no" dir="auto" className="mcp-text-piece">
      {replaceSuspects(text)}
    </p>
  );
}
