"use client";

import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../../../ui/cx.js";
import { ServerText } from "../../../../ui/ServerText.js";
import { useSamplingContext } from "../SamplingContext.js";
import { useSamplingMessages } from "../useSamplingMessages.js";

/** The props of `SamplingReview.Failure`. */
export type SamplingReviewFailureProps = Omit<ComponentProps<"div">, "children">;

/** Explains why there is no response, and what the app said about it. Renders a `<div>` element, or nothing. */
export function SamplingReviewFailure({
  className,
  ...props
}: SamplingReviewFailureProps): ReactNode {
  const words = useSamplingMessages();
  const { sampling } = useSamplingContext();
  if (sampling.stage !== "failed") return null;
  const { code, message } = sampling.failure;
  const texts = {
    error: words.modelFailed,
    timeout: words.modelTimedOut,
    invalid: words.modelInvalid,
    stopped: words.modelStopped,
  };
  return (
    <div
      {...props}
      className={cx("mcp-notice", className)}
      data-tone={code === "stopped" ? "plain" : "warning"}
    >
      <p className="mcp-notice-title">{texts[code]}</p>
      {message !== undefined && code !== "timeout" && (
        <p className="mcp-notice-text">
          <ServerText>{message}</ServerText>
        </p>
      )}
    </div>
  );
}
