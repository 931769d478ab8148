"use client";

import type { ComponentProps, ReactNode } from "react";
import { endingTitle } from "../../../prompt/frame/endingTitle.js";
import { WithdrawalMessage } from "../../../prompt/frame/WithdrawalMessage.js";
import { cx } from "../../../ui/cx.js";
import { useMessages } from "../../../ui/useMessages.js";
import { useServerName } from "../../../ui/useServerName.js";
import { useElicitationContext } from "./ElicitationContext.js";

/** The props of `Elicitation.Notice`. */
export type ElicitationNoticeProps = Omit<ComponentProps<"div">, "children">;

/**
 * Tells how far a visit got, or how a question ended without the person and what the server heard.
 * Renders a `<div>` element, or nothing if there is nothing to say.
 */
export function ElicitationNotice({ className, ...props }: ElicitationNoticeProps): ReactNode {
  const { address, elicitation: words, ending } = useMessages();
  const { elicitation } = useElicitationContext();
  const server = useServerName(elicitation.session);
  const common = { ...props, className: cx("mcp-notice", className) };
  if (elicitation.visit && elicitation.visit !== "consent") {
    const { visit } = elicitation;
    return (
      <div {...common} data-tone={visit === "complete" ? "success" : "plain"}>
        <p className="mcp-notice-text">
          {visit === "complete" ? words.visitComplete({ server }) : address[visit]}
        </p>
      </div>
    );
  }
  if (elicitation.phase === "open") return null;
  const { outcome, elsewhere } = elicitation;
  return (
    <div {...common} data-tone={outcome.by === "server" ? "plain" : "warning"}>
      <p className="mcp-notice-title">{endingTitle(elicitation, ending)}</p>
      <WithdrawalMessage outcome={outcome} />
      {elsewhere && <p className="mcp-notice-text">{ending.notSentHere}</p>}
      {outcome.sent === "nothing" && <p className="mcp-notice-text">{ending.nothingSent}</p>}
      {outcome.sent === "unknown" && <p className="mcp-notice-text">{ending.unknownSent}</p>}
      {outcome.sent === "cancel" && (
        <p className="mcp-notice-text">{ending.cancelSent({ server })}</p>
      )}
    </div>
  );
}
