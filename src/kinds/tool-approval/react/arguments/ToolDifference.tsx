"use client";

import { type ReactNode, useMemo } from "react";
import { compareTexts, type Stretch } from "../../../../ui/difference/compareTexts.js";
import { ServerText } from "../../../../ui/ServerText.js";
import { useToolMessages } from "../useToolMessages.js";

/** The props of `ToolDifference`. */
export interface ToolDifferenceProps {
  readonly before: string;
  readonly after: string;
}

/** The characters that stay around a change, and the most stretches to show. */
const around = 120;
const mostStretches = 400;

/** Shows two texts as one, with what was removed and added. Texts too long to compare stand one below the other. Renders a `<div>` element. */
export function ToolDifference({ before, after }: ToolDifferenceProps): ReactNode {
  const words = useToolMessages();
  const stretches = useMemo(
    () =>
      compareTexts(before, after) ?? [
        { kind: "removed" as const, text: before },
        { kind: "added" as const, text: after },
      ],
    [before, after],
  );
  if (before === after) return <p className="mcp-step-hint">{words.same}</p>;
  return (
    <div className="mcp-difference mcp-text-code" role="group" aria-label={words.changes}>
      <div className="mcp-difference-text">
        {stretches.slice(0, mostStretches).map((stretch, place) => (
          // A stretch has no identity but its place.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <StretchText key={place} {...stretch} />
        ))}
      </div>
    </div>
  );
}

function StretchText({ kind, text }: Stretch): ReactNode {
  const words = useToolMessages();
  if (kind === "same") return <ServerText>{shortened(text)}</ServerText>;
  const isAdded = kind === "added";
  const Mark = isAdded ? "ins" : "del";
  return (
    <Mark className={isAdded ? "mcp-difference-added" : "mcp-difference-removed"}>
      <span className="mcp-visually-hidden">{isAdded ? words.added : words.removed} </span>
      <ServerText>{text}</ServerText>
    </Mark>
  );
}

function shortened(text: string): string {
  return text.length > 3 * around ? `${text.slice(0, around)}\n…\n${text.slice(-around)}` : text;
}
