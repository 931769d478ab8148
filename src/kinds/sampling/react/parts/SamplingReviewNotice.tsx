"use client";

import type { ComponentProps, ReactNode } from "react";
import { causeOf } from "../../../../prompt/causeOf.js";
import { WithdrawalMessage } from "../../../../prompt/WithdrawalMessage.js";
import { cx } from "../../../../ui/cx.js";
import { useMessages } from "../../../../ui/useMessages.js";
import { useSamplingContext } from "../SamplingContext.js";
import { useSamplingMessages } from "../useSamplingMessages.js";

/** The props of `SamplingReview.Notice`. */
export type SamplingReviewNoticeProps = Omit<ComponentProps<"div">, "children">;

/** Explains what became of a request that ended without the person, and what the server heard. Renders a `<div>` element, or nothing. */
export function SamplingReviewNotice({
  className,
  ...props
}: SamplingReviewNoticeProps): ReactNode {
  const { ending } = useMessages();
  const words = useSamplingMessages();
  const { sampling } = useSamplingContext();
  if (sampling.phase === "open") return null;
  const { outcome } = sampling;
  return (
    <div {...props} className={cx("mcp-notice", className)} data-tone="warning">
      <p className="mcp-notice-title">{ending[causeOf(outcome)]}</p>
      <WithdrawalMessage outcome={outcome} />
      {outcome.sent === "nothing" && <p className="mcp-notice-text">{ending.nothingSent}</p>}
      {outcome.sent === "unknown" && <p className="mcp-notice-text">{ending.unknownSent}</p>}
      {outcome.sent === "error" && <p className="mcp-notice-text">{words.errorSent}</p>}
    </div>
  );
}
