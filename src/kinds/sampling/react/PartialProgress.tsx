"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { createWordCounter } from "./createWordCounter.js";
import { useSamplingMessages } from "./useSamplingMessages.js";

/** The pause between two announcements of a model's progress, in milliseconds: short enough to know that it goes on. */
const pause = 8_000;

/** The props of `PartialProgress`. */
export interface PartialProgressProps {
  /** The model's text so far. */
  readonly text: string;
}

/** Tells how much a model has written: at once to who sees it, now and then to who hears it. Renders a `<p>` element, and one that nobody sees. */
export function PartialProgress({ text }: PartialProgressProps): ReactNode {
  const { progress, waiting } = useSamplingMessages();
  const [count] = useState(createWordCounter);
  const words = count(text);
  const latest = useRef(words);
  const [spoken, setSpoken] = useState(0);
  useEffect(() => {
    latest.current = words;
  }, [words]);
  useEffect(() => {
    const timer = setInterval(() => setSpoken(latest.current), pause);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <p className="mcp-form-hint" aria-hidden>
        {words === 0 ? waiting : progress({ words })}
      </p>
      <p role="status" className="mcp-visually-hidden">
        {spoken > 0 && progress({ words: spoken })}
      </p>
    </>
  );
}
