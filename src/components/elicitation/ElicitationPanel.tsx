"use client";

import type { ReactNode } from "react";
import type { Leaving } from "../../hooks/useLeaving.js";
import type { ElicitationView } from "../../hooks/viewElicitation.js";
import { ElicitationHead } from "./ElicitationHead.js";
import { ElicitationMessage } from "./ElicitationMessage.js";
import { FormPanel } from "./FormPanel.js";
import { PanelTitle } from "./PanelTitle.js";
import { useTitle } from "./useTitle.js";
import { VisitPanel } from "./VisitPanel.js";

/** The props of `ElicitationPanel`. */
export interface ElicitationPanelProps {
  /** The question. */
  readonly elicitation: ElicitationView;
  readonly leaving: Leaving;
  /** How many questions wait behind this one. */
  readonly waiting: number;
  /** The level of its heading. */
  readonly heading: "h2" | "h3";
  /** Whether its heading takes the focus. @default false */
  readonly takesFocus?: boolean;
  /** Starts the ids of heading (`-title`) and message (`-message`). */
  readonly domId: string;
  /** Controls of the surface, such as the one that closes it. */
  readonly controls?: ReactNode;
}

/** One elicitation, in whatever surface. */
export function ElicitationPanel({
  elicitation,
  leaving,
  waiting,
  heading,
  takesFocus = false,
  domId,
  controls,
}: ElicitationPanelProps): ReactNode {
  const top = (
    <>
      <PanelTitle
        key={elicitation.phase}
        id={`${domId}-title`}
        heading={heading}
        takesFocus={takesFocus}
      >
        {useTitle(elicitation)}
      </PanelTitle>
      <ElicitationMessage id={`${domId}-message`} elicitation={elicitation} />
    </>
  );
  return (
    <>
      <ElicitationHead elicitation={elicitation} waiting={waiting}>
        {controls}
      </ElicitationHead>
      {elicitation.mode === "url" ? (
        <VisitPanel elicitation={elicitation} leaving={leaving}>
          {top}
        </VisitPanel>
      ) : (
        <FormPanel elicitation={elicitation} leaving={leaving}>
          {top}
        </FormPanel>
      )}
    </>
  );
}
