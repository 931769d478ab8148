"use client";

import type { ReactNode } from "react";
import type { TextRun } from "../../../../safety/text/revealHidden.js";
import { useTextRuns } from "../../../../ui/hidden-text/useTextRuns.js";
import { ServerText } from "../../../../ui/ServerText.js";
import { useSuspectPieces } from "./edits/useSuspectPieces.js";
import { useSamplingContentMessages } from "./useSamplingContentMessages.js";

/** The number of characters shown around each place. */
const around = 60;
const longestPlace = 2_000;
const mostPlaces = 20;

/** The props of `HiddenPlaces`. */
export interface HiddenPlacesProps {
  readonly text: string;
}

/** The places of a text that hide something, for a text area can only show them as they are. Renders a `<div>` element, or nothing. */
export function HiddenPlaces({ text }: HiddenPlacesProps): ReactNode {
  const pieces = useSuspectPieces(text);
  return pieces.length > 0 && <Places text={pieces.join("\n")} />;
}

function Places({ text }: HiddenPlacesProps): ReactNode {
  const words = useSamplingContentMessages();
  const places = findPlaces(useTextRuns(text));
  if (places.length === 0) return null;
  return (
    <div className="mcp-hidden-places">
      <p className="mcp-step-hint">{words.hidden}</p>
      <ul className="mcp-hidden-places-list">
        {places.map(({ start, excerpt }) => (
          <li key={start}>
            <ServerText>{excerpt}</ServerText>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Pieces of the text around what is hidden; places that are close together are in one. */
function findPlaces(runs: readonly TextRun[]): readonly { start: number; excerpt: string }[] {
  const text = runs.map((run) => run.text).join("");
  const places: { start: number; end: number }[] = [];
  let at = 0;
  for (const run of runs) {
    const start = at;
    at += run.text.length;
    // Until they can be told from others, these stand for what may be hidden.
    if (!run.hidden && !(runs.length === 1 && run.text.includes("\ufffd"))) continue;
    const last = places.at(-1);
    if (last && start - last.end < 2 * around) last.end = at;
    else if (places.length < mostPlaces) places.push({ start, end: at });
  }
  return places.map(({ start, end }) => ({
    start,
    excerpt: text.slice(Math.max(0, start - around), Math.min(end, start + longestPlace) + around),
  }));
}
