"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { useSamplingMessages } from "./useSamplingMessages.js";

/** How often a screen reader hears how far a model is, in milliseconds: often enough to know that it goes on. */
const pause = 8_000;

/** The props of `PartialProgress`. */
export interface PartialProgressProps {
  /** What the model has written so far. */
  readonly text: string;
}

/** Says how much a model has written: at once to who sees it, now and then to who hears it. Renders a `<p>` element, and one that nobody sees. */
export function PartialProgress({ text }: PartialProgressProps): ReactNode {
  const { progress, waiting } = useSamplingMessages();
  const latest = useRef(text);
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    latest.current = text;
  }, [text]);
  useEffect(() => {
    const timer = setInterval(() => setSpoken(latest.current), pause);
    return () => clearInterval(timer);
  }, []);
  const say = (written: string) => {
    const words = countWords(written);
    return words === 0 ? waiting : progress({ words });
  };
  return (
    <>
      <p className="mcp-form-hint" aria-hidden>
        {say(text)}
      </p>
      <p role="status" className="mcp-visually-hidden">
        {spoken !== "" && say(spoken)}
      </p>
    </>
  );
}

/** Close enough where words are set apart by spaces; elsewhere it counts stretches between punctuation. */
function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}
