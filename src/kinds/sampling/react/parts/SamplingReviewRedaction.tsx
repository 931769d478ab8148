"use client";

import type { ComponentProps, ReactNode } from "react";
import { laterParts } from "../lazyParts.js";
import { useSamplingContext } from "../SamplingContext.js";
import { Loaded } from "../stages/Loaded.js";

/** The props of `SamplingReview.Redaction`. */
export type SamplingReviewRedactionProps = Omit<ComponentProps<"section">, "children">;

/**
 * Lists what looks private in a text that would leave, and lets the person have it masked or sent as it is. Renders a
 * `<section>` element, or nothing for a host that does not redact and for a text in which nothing looks private.
 */
export function SamplingReviewRedaction(props: SamplingReviewRedactionProps): ReactNode {
  const { sampling } = useSamplingContext();
  const mayChoose = "redact" in sampling && sampling.redact !== undefined;
  if (!mayChoose) return null;
  return <Loaded chunk={laterParts}>{({ RedactionRow }) => <RedactionRow {...props} />}</Loaded>;
}
