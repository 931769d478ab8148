"use client";

import { type MemoExoticComponent, memo, type ReactNode } from "react";
import { AsideCard } from "../../../prompt/AsideCard.js";
import { BrokenQuestion } from "../../../prompt/BrokenQuestion.js";
import { PromptCardFrame, type PromptCardFrameProps } from "../../../prompt/PromptCardFrame.js";
import { waitingBehind } from "../../../prompt/waitingBehind.js";
import { Guarded } from "../../../ui/Guarded.js";
import { ElicitationContent } from "./ElicitationContent.js";
import { ElicitationContext } from "./ElicitationContext.js";
import { elicitationWays } from "./elicitationWays.js";
import { useElicitation } from "./hooks/useElicitation.js";
import type { ElicitationView } from "./hooks/viewElicitation.js";
import { useElicitationFrame } from "./useElicitationFrame.js";

/** The props of `ElicitationCard`. */
export interface ElicitationCardProps extends Omit<PromptCardFrameProps, "frame"> {
  /** Shows only questions of this session. */
  readonly session?: string;
  /** Shows only questions that belong, or may belong, to this call. */
  readonly call?: string;
  /** Shows only this question. */
  readonly question?: string;
}

/**
 * Shows elicitations in the page, one at a time, and takes the person's answer. While it is mounted, no dialog shows
 * what it could, and it renders only when something about its own questions changes. Children of your own, `Elicitation.*`
 * parts among them, replace what the card holds. Renders a `<section>` element, or nothing while nothing is asked.
 */
export const ElicitationCard: MemoExoticComponent<(props: ElicitationCardProps) => ReactNode> =
  memo(function ElicitationCard({ session, call, question, ...props }) {
    const { current, open } = useElicitation({ surface: "inline", session, call, id: question });
    const aside = open.find((elicitation) => elicitation.aside);
    if (current) {
      const waiting = waitingBehind(current, open);
      return (
        <Guarded
          resetKey={current.id}
          fallback={
            <BrokenQuestion question={current} ways={elicitationWays(current)} surface="inline" />
          }
        >
          <ShownCard {...props} key={current.id} elicitation={current} waiting={waiting} />
        </Guarded>
      );
    }
    if (aside) return <AsideCard {...props} onResume={aside.resume} />;
    return null;
  });

interface ShownCardProps extends Omit<PromptCardFrameProps, "frame"> {
  readonly elicitation: ElicitationView;
  readonly waiting: number;
}

function ShownCard({
  elicitation,
  waiting,
  children = <ElicitationContent />,
  ...props
}: ShownCardProps): ReactNode {
  const frame = useElicitationFrame(elicitation, waiting, "inline");
  return (
    <ElicitationContext.Provider value={elicitation}>
      <PromptCardFrame {...props} frame={frame}>
        {children}
      </PromptCardFrame>
    </ElicitationContext.Provider>
  );
}
