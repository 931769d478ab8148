"use client";

import type { ComponentProps, ReactNode } from "react";
import { laterParts } from "../lazyParts.js";
import { UnmaskedNotice } from "../redaction/UnmaskedNotice.js";
import { useSamplingContext } from "../SamplingContext.js";
import { Loaded } from "../stages/Loaded.js";

/** The props of `SamplingReview.Redaction`. */
export type SamplingReviewRedactionProps = Omit<ComponentProps<"section">, "children">;

/**
 * Lists what looks private in a text that would leave, and lets the user mask it or send it as it is. In a host that does
 * not redact, it warns that nothing is masked. Renders a `<section>` element, or nothing if nothing looks private.
 */
export function SamplingReviewRedaction(props: SamplingReviewRedactionProps): ReactNode {
  const { sampling } = useSamplingContext();
  const mayChoose = "redact" in sampling && sampling.redact !== undefined;
  if (!mayChoose) return <UnmaskedNotice {...props} />;
  return <Loaded chunk={laterParts}>{({ RedactionRow }) => <RedactionRow {...props} />}</Loaded>;
}
