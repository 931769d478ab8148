"use client";

import type { ReactNode } from "react";
import type { Leaving } from "../../hooks/useLeaving.js";
import type { OpenVisit, RequiredVisit } from "../../hooks/viewElicitation.js";
import { Button } from "../shared/Button.js";
import { useMessages } from "../shared/useMessages.js";
import { ElicitationAddress } from "./ElicitationAddress.js";
import { ElicitationFoot } from "./ElicitationFoot.js";

/** The props of `VisitPanel`. */
export interface VisitPanelProps {
  /** The question. */
  readonly elicitation: OpenVisit | RequiredVisit;
  readonly leaving: Leaving;
  readonly children: ReactNode;
}

/** A request to visit a page: where it leads, and the control that agrees and opens it. */
export function VisitPanel({ elicitation, leaving, children }: VisitPanelProps): ReactNode {
  const { address } = useMessages();
  const { url } = elicitation.request;
  // No frame and no opener: neither side sees what the person does there (SPEC 28).
  const open = () => window.open(url, "_blank", "noopener,noreferrer");
  return (
    <>
      <div className="mcp-elicitation-body">
        {children}
        <ElicitationAddress url={url} />
      </div>
      <ElicitationFoot elicitation={elicitation} leaving={leaving}>
        {elicitation.visit === "consent" ? (
          <Button
            weight="main"
            onClick={() => {
              open();
              void elicitation.accept();
            }}
          >
            {address.open}
          </Button>
        ) : (
          <>
            <Button onClick={open}>{address.openAgain}</Button>
            <Button weight="main" onClick={() => void elicitation.complete()}>
              {address.done}
            </Button>
          </>
        )}
      </ElicitationFoot>
    </>
  );
}
