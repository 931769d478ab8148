"use client";

import type { ReactNode } from "react";
import { endingTitle } from "../../../../prompt/frame/endingTitle.js";
import { PromptBody } from "../../../../prompt/frame/PromptBody.js";
import { PromptDeadline } from "../../../../prompt/frame/PromptDeadline.js";
import { PromptHeader } from "../../../../prompt/frame/PromptHeader.js";
import { PromptTitle } from "../../../../prompt/frame/PromptTitle.js";
import { WithdrawalMessage } from "../../../../prompt/frame/WithdrawalMessage.js";
import { usePromptContext } from "../../../../prompt/PromptContext.js";
import { useMessages } from "../../../../ui/useMessages.js";
import { useServerName } from "../../../../ui/useServerName.js";
import { useRootsMessages } from "../manager/useRootsMessages.js";
import { ConsentTerm } from "./ConsentTerm.js";
import { RootsConsentActions } from "./RootsConsentActions.js";
import { useRootsConsentContext } from "./RootsConsentContext.js";
import { RootsConsentList } from "./RootsConsentList.js";
import { useKeptChoice } from "./useConsentChoice.js";
import { useRootsConsentMessages } from "./useRootsConsentMessages.js";

/** A question for roots as prompts and cards show it without children of your own. */
export function RootsConsentContent(): ReactNode {
  const words = useRootsConsentMessages();
  const { honesty, askedEachTime } = useRootsMessages();
  const { domId } = usePromptContext();
  const consent = useRootsConsentContext();
  const { session, roots, phase, detail } = consent;
  useKeptChoice(consent);
  const server = useServerName(session);
  const count = roots.length;
  return (
    <>
      <PromptHeader />
      <div className="mcp-question-content">
        <PromptBody tabIndex={0} role="group" aria-labelledby={`${domId}-title`}>
          <div>
            <PromptTitle />
            {phase === "open" && (
              <p id={`${domId}-message`} className="mcp-roots-intro">
                {count === 0 ? words.none({ server }) : words.intro({ server })}
              </p>
            )}
            <PromptDeadline />
          </div>
          <RootsConsentNotice />
          {count > 0 && <RootsConsentList />}
          {phase === "open" && (
            <div className="mcp-roots-honesty">
              {detail.askEachTime && <p>{askedEachTime}</p>}
              <p>{honesty}</p>
            </div>
          )}
        </PromptBody>
        <ConsentTerm />
        <RootsConsentActions />
      </div>
    </>
  );
}

/** Explains what became of a question that ended. Renders a `<div>` element, or nothing while it is open. */
function RootsConsentNotice(): ReactNode {
  const { ending } = useMessages();
  const words = useRootsConsentMessages();
  const consent = useRootsConsentContext();
  if (consent.phase === "open") return null;
  const { outcome, roots } = consent;
  const isShared = outcome.sent === "result";
  const become = isShared ? words.shared({ count: roots.length }) : words.refused;
  return (
    <div className="mcp-notice" data-tone={isShared ? "success" : "warning"}>
      <p className="mcp-notice-title">{endingTitle(consent, ending)}</p>
      <WithdrawalMessage outcome={outcome} />
      <p className="mcp-notice-text">{outcome.sent === "unknown" ? ending.unknownSent : become}</p>
    </div>
  );
}
