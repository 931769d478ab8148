"use client";

import type { ComponentProps, ReactNode } from "react";
import type { Receipt } from "../../../../host/command.js";
import { Button } from "../../../../ui/Button.js";
import { cx } from "../../../../ui/cx.js";
import { useSamplingContext } from "../SamplingContext.js";
import { useSamplingMessages } from "../useSamplingMessages.js";

/** The other ways to go on: generate again, write the response, change the request, or return to the last response. Renders a `<div>` element. */
export function SamplingReviewWays({
  className,
  ...props
}: Omit<ComponentProps<"div">, "children">): ReactNode {
  const words = useSamplingMessages();
  const { sampling, act, leaveWith } = useSamplingContext();
  if (sampling.stage === "settled") return null;
  const way = (label: string, run: (() => Promise<Receipt>) | undefined, go = leaveWith) =>
    run && (
      <Button weight="quiet" onClick={() => go(run)}>
        {label}
      </Button>
    );
  return (
    <div {...props} className={cx("mcp-sampling-ways", className)}>
      {"regenerate" in sampling && way(words.regenerate, sampling.regenerate, act)}
      {!sampling.response && way(words.write, () => sampling.write())}
      {"revise" in sampling && way(words.revise, sampling.revise)}
      {"review" in sampling && way(words.review, sampling.review)}
    </div>
  );
}
