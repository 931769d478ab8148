"use client";

import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { ServerText } from "../../../../ui/ServerText.js";
import { FoldedText } from "../content/FoldedText.js";
import { useSamplingContext } from "../SamplingContext.js";
import { useSamplingMessages } from "../useSamplingMessages.js";
import { Section } from "./SamplingReviewPrompt.js";

/** The number of characters of its end that are visible while it grows. */
const shown = 4_000;
/** The pause between two announcements of the model's progress, in milliseconds. */
const pause = 8_000;

/**
 * The end of the model's text so far, with its length announced now and then; all of it once the model stopped without a
 * response. Renders a `<section>` element, or nothing.
 */
export function SamplingReviewPartial(
  props: Omit<ComponentProps<"section">, "children">,
): ReactNode {
  const words = useSamplingMessages();
  const { stage, partial } = useSamplingContext().sampling;
  if (stage !== "generating" && (stage !== "failed" || partial === "")) return null;
  return (
    <Section {...props} heading={words.partial}>
      {stage === "generating" ? (
        <>
          <div className="mcp-sampling-partial" aria-busy="true">
            {partial.length > shown && "… "}
            <ServerText>{partial.slice(-shown)}</ServerText>
          </div>
          <Progress count={partial.length} />
        </>
      ) : (
        <FoldedText label={words.partial} text={partial} />
      )}
    </Section>
  );
}

function Progress({ count }: { readonly count: number }): ReactNode {
  const { progress, waiting } = useSamplingMessages();
  const latest = useRef(count);
  const [spoken, setSpoken] = useState(0);
  useEffect(() => {
    latest.current = count;
  }, [count]);
  useEffect(() => {
    const timer = setInterval(() => setSpoken(latest.current), pause);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <p className="mcp-form-hint" aria-hidden>
        {count === 0 ? waiting : progress({ count })}
      </p>
      <p role="status" className="mcp-visually-hidden">
        {spoken > 0 && progress({ count: spoken })}
      </p>
    </>
  );
}
