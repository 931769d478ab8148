"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { mergeProps } from "../../../../ui/mergeProps.js";
import { ServerText } from "../../../../ui/ServerText.js";
import { FoldedText } from "../content/FoldedText.js";
import { useSamplingPartial } from "../hooks/useSamplingPartial.js";
import { PartialProgress } from "../PartialProgress.js";
import { useSamplingContext } from "../SamplingContext.js";
import { useSamplingMessages } from "../useSamplingMessages.js";

/** The number of characters of its end that are shown while it grows. */
const shown = 4_000;

/** The props of `SamplingReview.Partial`. */
export type SamplingReviewPartialProps = Omit<ComponentProps<"section">, "children">;

/**
 * The model's text so far; its length is announced now and then. Once the model works no more, all of it
 * can be read. Renders a `<section>` element, or nothing if a model that works no more wrote nothing.
 */
export function SamplingReviewPartial({ ...props }: SamplingReviewPartialProps): ReactNode {
  const words = useSamplingMessages();
  const { sampling } = useSamplingContext();
  const text = useSamplingPartial(sampling.id)?.text ?? "";
  const heading = useId();
  const isWriting = sampling.stage === "generating";
  if (!isWriting && text === "") return null;
  return (
    <section
      role="group"
      {...mergeProps({ "aria-labelledby": heading, className: "mcp-sampling-section" }, props)}
    >
      <p id={heading} className="mcp-sampling-heading">
        {words.partial}
      </p>
      {isWriting ? (
        <>
          <div className="mcp-sampling-partial" aria-busy="true">
            {text.length > shown && "… "}
            <ServerText>{text.slice(-shown)}</ServerText>
          </div>
          <PartialProgress text={text} />
        </>
      ) : (
        <FoldedText label={words.partial} text={text} />
      )}
    </section>
  );
}
