"use client";

import { type ReactNode, useEffect, useState } from "react";
import { mayHide } from "../../../../safety/text/mayHide.js";
import type { TextRun } from "../../../../safety/text/revealHidden.js";
import { useTextRuns } from "../../../../ui/hidden-text/useTextRuns.js";
import { cutText } from "../../../../ui/long-text/cutText.js";
import { ServerText } from "../../../../ui/ServerText.js";
import { useContentMessages } from "../useSamplingMessages.js";

/** The number of characters shown around each place. */
const around = 60;
const longestPlace = 2_000;
const mostPlaces = 20;
/** The pause in typing before a long text is inspected, in milliseconds. */
const pause = 300;

/** The props of `HiddenPlaces`. */
export interface HiddenPlacesProps {
  readonly text: string;
}

/** The places of a text with hidden characters, which a text area cannot mark. Renders a `<div>` element, or nothing. */
export function HiddenPlaces({ text }: HiddenPlacesProps): ReactNode {
  const [suspects, setSuspects] = useState("");
  useEffect(() => {
    const look = () => setSuspects(cutText(text).filter(mayHide).slice(0, mostPlaces).join("\n"));
    const timer = setTimeout(look, text.length > 20_000 ? pause : 0);
    return () => clearTimeout(timer);
  }, [text]);
  return suspects !== "" && <Places text={suspects} />;
}

function Places({ text }: HiddenPlacesProps): ReactNode {
  const words = useContentMessages();
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

/** Excerpts around the hidden characters; places that are close together share one. */
function findPlaces(runs: readonly TextRun[]): readonly { start: number; excerpt: string }[] {
  const text = runs.map((run) => run.text).join("");
  const places: { start: number; end: number }[] = [];
  let at = 0;
  for (const run of runs) {
    const start = at;
    at += run.text.length;
    // Before the inspector has loaded, U+FFFD marks what may be hidden.
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
