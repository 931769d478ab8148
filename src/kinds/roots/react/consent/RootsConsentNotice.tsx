"use client";

import type { ReactNode } from "react";
import { endingTitle } from "../../../../prompt/frame/endingTitle.js";
import { WithdrawalMessage } from "../../../../prompt/frame/WithdrawalMessage.js";
import { useMessages } from "../../../../ui/useMessages.js";
import { useRootsConsentContext } from "./RootsConsentContext.js";
import { useRootsConsentMessages } from "./useRootsConsentMessages.js";

/** Explains what became of a question that ended. Renders a `<div>` element, or nothing while it is open. */
export function RootsConsentNotice(): ReactNode {
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
