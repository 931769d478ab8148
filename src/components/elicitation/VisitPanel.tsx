"use client";

import type { ReactNode } from "react";
import type { Leaving } from "../../hooks/useLeaving.js";
import type { OpenVisit, RequiredVisit, SettledVisit } from "../../hooks/viewElicitation.js";
import { Button } from "../shared/Button.js";
import { useMessages } from "../shared/useMessages.js";
import { ElicitationAddress } from "./ElicitationAddress.js";
import { ElicitationFoot } from "./ElicitationFoot.js";
import { EndedFoot } from "./EndedFoot.js";
import { EndedNotice } from "./EndedNotice.js";
import { VisitNotice } from "./VisitNotice.js";

/** The props of `VisitPanel`. */
export interface VisitPanelProps {
  /** The question. */
  readonly elicitation: OpenVisit | RequiredVisit | SettledVisit;
  readonly leaving: Leaving;
  readonly children: ReactNode;
}

/** A request to visit a page: where it leads, the control that agrees and opens it, and how far the visit got. */
export function VisitPanel({ elicitation, leaving, children }: VisitPanelProps): ReactNode {
  const { visit, request } = elicitation;
  return (
    <div className="mcp-panel">
      <div className="mcp-elicitation-body">
        {children}
        {visit !== "consent" && <VisitNotice visit={visit} />}
        {visit === "consent" && elicitation.phase === "settled" && (
          <EndedNotice elicitation={elicitation} />
        )}
        <ElicitationAddress url={request.url} />
      </div>
      {elicitation.phase === "settled" ? (
        <EndedFoot elicitation={elicitation}>
          {elicitation.complete && (
            <VisitControls url={request.url} complete={elicitation.complete} />
          )}
        </EndedFoot>
      ) : (
        <ElicitationFoot elicitation={elicitation} leaving={leaving}>
          {elicitation.visit === "consent" ? (
            <Consent elicitation={elicitation} />
          ) : (
            <VisitControls url={request.url} complete={elicitation.complete} />
          )}
        </ElicitationFoot>
      )}
    </div>
  );
}

function Consent({ elicitation: { request, accept } }: { elicitation: OpenVisit }): ReactNode {
  const { address } = useMessages();
  const agree = () => {
    visitPage(request.url);
    void accept();
  };
  return (
    <Button weight="main" onClick={agree}>
      {address.open}
    </Button>
  );
}

function VisitControls({
  url,
  complete,
}: {
  url: string;
  complete: () => Promise<unknown>;
}): ReactNode {
  const { address } = useMessages();
  return (
    <>
      <Button onClick={() => visitPage(url)}>{address.openAgain}</Button>
      <Button weight="main" onClick={() => void complete()}>
        {address.done}
      </Button>
    </>
  );
}

/** No frame and no opener: nobody here sees what the person does there (SPEC 28). */
function visitPage(url: string): void {
  window.open(url, "_blank", "noopener,noreferrer");
}
