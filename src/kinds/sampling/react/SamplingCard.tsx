"use client";

import { type MemoExoticComponent, memo, type ReactNode } from "react";
import { AsideCard } from "../../../prompt/AsideCard.js";
import { BrokenQuestion } from "../../../prompt/BrokenQuestion.js";
import type { PromptCardFrameProps } from "../../../prompt/PromptCardFrame.js";
import { waitingBehind } from "../../../prompt/waitingBehind.js";
import { Guarded } from "../../../ui/Guarded.js";
import { useSamplingApproval } from "./hooks/useSamplingApproval.js";
import { SamplingReviewRoot } from "./parts/SamplingReviewRoot.js";
import { samplingWays } from "./samplingWays.js";

/** The props of `SamplingCard`. */
export interface SamplingCardProps extends Omit<PromptCardFrameProps, "frame"> {
  /** Shows only requests of this session. */
  readonly session?: string;
  /** Shows only requests that belong, or may belong, to this call. */
  readonly call?: string;
  /** Shows only this request. */
  readonly question?: string;
}

/**
 * Shows sampling requests in the page, one at a time. While it is mounted, no dialog shows what it could. Children of
 * your own, `SamplingReview.*` parts among them, replace what the card holds. Renders a `<section>` element, or nothing
 * while nothing is asked.
 */
export const SamplingCard: MemoExoticComponent<(props: SamplingCardProps) => ReactNode> = memo(
  function SamplingCard({ session, call, question, ...props }) {
    const { current, open } = useSamplingApproval({
      surface: "inline",
      session,
      call,
      id: question,
    });
    const aside = open.find((sampling) => sampling.aside);
    if (current) {
      const waiting = waitingBehind(current, open);
      return (
        <Guarded
          resetKey={current.id}
          fallback={
            <BrokenQuestion question={current} ways={samplingWays(current)} surface="inline" />
          }
        >
          <SamplingReviewRoot {...props} key={current.id} sampling={current} waiting={waiting} />
        </Guarded>
      );
    }
    if (aside) return <AsideCard {...props} onResume={aside.resume} />;
    return null;
  },
);
