"use client";

import type { ReactNode, RefObject } from "react";
import type { Leaving } from "../../hooks/useLeaving.js";
import type { ElicitationView } from "../../hooks/viewElicitation.js";
import { ElicitationHead } from "./ElicitationHead.js";
import { ElicitationMessage } from "./ElicitationMessage.js";
import { EndedPanel } from "./EndedPanel.js";
import { FormPanel } from "./FormPanel.js";
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
  /** Starts the ids of heading (`-title`) and message (`-message`). */
  readonly domId: string;
  /** Where the heading is, so that it can be focused. */
  readonly titleRef?: RefObject<HTMLHeadingElement | null>;
  /** Controls of the surface, such as the one that closes it. */
  readonly controls?: ReactNode;
}

/** One elicitation, in whatever surface. */
export function ElicitationPanel({
  elicitation,
  leaving,
  waiting,
  heading: Heading,
  domId,
  titleRef,
  controls,
}: ElicitationPanelProps): ReactNode {
  const title = useTitle(elicitation);
  const top = (
    <>
      <Heading ref={titleRef} id={`${domId}-title`} className="mcp-elicitation-title" tabIndex={-1}>
        {title}
      </Heading>
      <ElicitationMessage id={`${domId}-message`} elicitation={elicitation} />
    </>
  );
  return (
    <>
      <ElicitationHead elicitation={elicitation} waiting={waiting}>
        {controls}
      </ElicitationHead>
      <PanelContent elicitation={elicitation} leaving={leaving}>
        {top}
      </PanelContent>
    </>
  );
}

function PanelContent({
  elicitation,
  leaving,
  children,
}: {
  elicitation: ElicitationView;
  leaving: Leaving;
  children: ReactNode;
}): ReactNode {
  if (elicitation.phase === "settled")
    return <EndedPanel elicitation={elicitation}>{children}</EndedPanel>;
  if (elicitation.mode === "url")
    return (
      <VisitPanel elicitation={elicitation} leaving={leaving}>
        {children}
      </VisitPanel>
    );
  return (
    <FormPanel elicitation={elicitation} leaving={leaving}>
      {children}
    </FormPanel>
  );
}
