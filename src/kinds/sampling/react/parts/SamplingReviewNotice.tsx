"use client";

import type { ComponentProps, ReactNode } from "react";
import { endingTitle } from "../../../../prompt/frame/endingTitle.js";
import { WithdrawalMessage } from "../../../../prompt/frame/WithdrawalMessage.js";
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
  const { outcome, elsewhere } = sampling;
  return (
    <div {...props} className={cx("mcp-notice", className)} data-tone="warning">
      <p className="mcp-notice-title">{endingTitle(sampling, ending)}</p>
      <WithdrawalMessage outcome={outcome} />
      {elsewhere && <p className="mcp-notice-text">{ending.notSentHere}</p>}
      {outcome.sent === "nothing" && <p className="mcp-notice-text">{ending.nothingSent}</p>}
      {outcome.sent === "unknown" && <p className="mcp-notice-text">{ending.unknownSent}</p>}
      {outcome.sent === "error" && !elsewhere && (
        <p className="mcp-notice-text">{words.errorSent}</p>
      )}
    </div>
  );
}
