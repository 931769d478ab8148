"use client";

import { type MemoExoticComponent, memo, type ReactNode } from "react";
import { AsideCard } from "../../../../prompt/AsideCard.js";
import { BrokenQuestion } from "../../../../prompt/BrokenQuestion.js";
import { PromptCardFrame, type PromptCardFrameProps } from "../../../../prompt/PromptCardFrame.js";
import { waitingBehind } from "../../../../prompt/waitingBehind.js";
import { Guarded } from "../../../../ui/Guarded.js";
import type { RootsConsentView } from "../hooks/rootsView.js";
import { useRootsConsent } from "../hooks/useRootsConsent.js";
import { RootsConsentContent } from "./RootsConsentContent.js";
import { RootsConsentContext } from "./RootsConsentContext.js";
import { rootsWays } from "./rootsWays.js";
import { useRootsFrame } from "./useRootsFrame.js";

/** The props of `RootsCard`. */
export interface RootsCardProps extends Omit<PromptCardFrameProps, "frame"> {
  /** Shows only questions of this session. */
  readonly session?: string;
  /** Shows only questions that belong, or may belong, to this call. */
  readonly call?: string;
  /** Shows only this question. */
  readonly question?: string;
}

/**
 * Asks the person in the page whether a server may know of the roots. While it is mounted, no dialog shows what it
 * could. Renders a `<section>` element, or nothing while nothing is asked.
 */
export const RootsCard: MemoExoticComponent<(props: RootsCardProps) => ReactNode> = memo(
  function RootsCard({ session, call, question, ...props }) {
    const { current, open } = useRootsConsent({ surface: "inline", session, call, id: question });
    const aside = open.find((consent) => consent.aside);
    if (current) {
      const waiting = waitingBehind(current, open);
      return (
        <Guarded
          resetKey={current.id}
          fallback={
            <BrokenQuestion question={current} ways={rootsWays(current)} surface="inline" />
          }
        >
          <ShownCard {...props} key={current.id} consent={current} waiting={waiting} />
        </Guarded>
      );
    }
    if (aside) return <AsideCard {...props} onResume={aside.resume} />;
    return null;
  },
);

interface ShownCardProps extends Omit<PromptCardFrameProps, "frame"> {
  readonly consent: RootsConsentView;
  readonly waiting: number;
}

function ShownCard({
  consent,
  waiting,
  children = <RootsConsentContent />,
  ...props
}: ShownCardProps): ReactNode {
  const frame = useRootsFrame(consent, waiting, "inline");
  return (
    <RootsConsentContext.Provider value={consent}>
      <PromptCardFrame {...props} frame={frame}>
        {children}
      </PromptCardFrame>
    </RootsConsentContext.Provider>
  );
}
