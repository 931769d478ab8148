"use client";

import type { ReactNode } from "react";
import { DeciderText } from "../log/DeciderText.js";
import { DecisionBadge } from "../log/DecisionBadge.js";
import { ReasonText } from "../log/ReasonText.js";
import type { KindWords } from "../react/kind.js";
import { Button } from "../ui/Button.js";
import { useServerName } from "../ui/useServerName.js";
import { AgeText } from "./AgeText.js";
import { InboxText, shorten } from "./InboxText.js";
import type { SettledInboxItem } from "./inboxItem.js";
import type { RowContentProps } from "./rowContent.js";
import { useInboxMessages } from "./useInboxMessages.js";

/** A settled request: what became of it, who decided, and why. Renders two `<div>` elements with the role `gridcell`. */
export function SettledRow({
  item: { kind, text, outcome, question, open, dismiss },
  words,
  labelId,
  tabIndex,
}: RowContentProps & { readonly item: SettledInboxItem; readonly words: KindWords }): ReactNode {
  const messages = useInboxMessages();
  const server = useServerName(question.session);
  const request = shorten(text) || (words.request ?? messages.kinds[kind]);
  const name = (action: string) => messages.actionOn({ action, request });
  return (
    <>
      <div role="gridcell" tabIndex={-1} aria-labelledby={labelId} className="mcp-inbox-cell">
        <div id={labelId}>
          <p className="mcp-inbox-facts">
            <bdi className="mcp-inbox-kind">{server}</bdi>
            <DecisionBadge outcome={outcome} />
            <DeciderText outcome={outcome} />
            <AgeText at={outcome.at} />
          </p>
          {/* What a model was asked is not kept: that is no request without a text. */}
          {(text !== "" || words.asks) && (
            <p className="mcp-inbox-line">
              <InboxText asks={words.asks} text={text} server={server} />
            </p>
          )}
          <ReasonText outcome={outcome} />
        </div>
      </div>
      <div role="gridcell" tabIndex={-1} className="mcp-inbox-actions">
        {open && (
          <Button tabIndex={tabIndex} aria-label={name(messages.open)} onClick={() => void open()}>
            {messages.open}
          </Button>
        )}
        <Button
          weight="quiet"
          tabIndex={tabIndex}
          aria-label={name(messages.dismiss)}
          onClick={() => void dismiss()}
        >
          {messages.dismiss}
        </Button>
      </div>
    </>
  );
}
