"use client";

import type { ReactNode } from "react";
import { draftKey } from "../host/keys.js";
import { useLogMessages } from "../log/useLogMessages.js";
import type { KindWords } from "../react/kind.js";
import { useHostValue } from "../react/useHostValue.js";
import { Button } from "../ui/Button.js";
import { useVisibleText } from "../ui/hidden-text/useVisibleText.js";
import { useMessages } from "../ui/useMessages.js";
import { AgeText } from "./AgeText.js";
import { InboxFindings } from "./InboxFindings.js";
import { InboxText, shorten } from "./InboxText.js";
import type { InboxItem } from "./inboxItem.js";
import type { RowContentProps } from "./rowContent.js";
import { SelectBox, type SelectionMark } from "./selection/SelectBox.js";
import { useSelectionMessages } from "./selection/useSelectionMessages.js";
import { useInboxMessages } from "./useInboxMessages.js";

/** The props of `OpenRow`. */
export interface OpenRowProps extends RowContentProps {
  readonly item: InboxItem;
  /** The host app's own name for the server. */
  readonly server: string;
  readonly words: KindWords;
  /** Whether it is selected; undefined where it cannot be. */
  readonly mark: SelectionMark | undefined;
  readonly onOpen: (item: InboxItem) => void;
  readonly onSelect: (item: InboxItem, range: boolean) => void;
}

/** An open request. What the person has begun to answer is settled where it can be seen, not here. Renders `<div>` elements with the role `gridcell`. */
export function OpenRow({
  item,
  server: named,
  words,
  mark,
  onOpen,
  onSelect,
  labelId,
  tabIndex,
}: OpenRowProps): ReactNode {
  const shown = useVisibleText();
  const server = shown(named);
  const { byRule, decisions } = useLogMessages();
  const ruling = item.question.rulings?.at(-1);
  const messages = useInboxMessages();
  const { prompt } = useMessages();
  const { select } = useSelectionMessages();
  const { id, kind, text, state, question, decline, cancel } = item;
  const draft = useHostValue(draftKey(id));
  const isBegun = typeof draft === "object" && draft !== null && Object.keys(draft).length > 0;
  const label = words.request ?? messages.kinds[kind];
  const request = shorten(shown(text)) || label;
  const name = (action: string) => messages.actionOn({ action, request });
  return (
    <>
      {mark && !isBegun && (
        <SelectBox
          label={name(select)}
          mark={mark}
          tabIndex={tabIndex}
          onToggle={(range) => onSelect(item, range)}
        />
      )}
      <div role="gridcell" tabIndex={-1} aria-labelledby={labelId} className="mcp-inbox-cell">
        <div id={labelId}>
          <p className="mcp-inbox-facts">
            <bdi className="mcp-visually-hidden">{`${server} `}</bdi>
            <span className="mcp-inbox-kind">{label}</span>
            <span className="mcp-badge" data-tone={state === "shown" ? "accent" : undefined}>
              {state === "leaving"
                ? decisions[question.declines ? "decline" : "cancel"]
                : messages.states[state]}
            </span>
            {question.quiet && ruling && <span>{byRule({ rule: shown(ruling.name) })}</span>}
            {question.appView !== undefined && (
              <span>{prompt.askedByView({ view: shown(question.appView) })}</span>
            )}
            {isBegun && <span className="mcp-badge">{messages.started}</span>}
            <InboxFindings question={question} />
            <AgeText at={question.receivedAt} />
          </p>
          <p className="mcp-inbox-line">
            <InboxText asks={words.asks} text={text} server={server} />
          </p>
        </div>
      </div>
      <div role="gridcell" tabIndex={-1} className="mcp-inbox-actions">
        <Button tabIndex={tabIndex} aria-label={name(messages.open)} onClick={() => onOpen(item)}>
          {messages.open}
        </Button>
        {decline && !isBegun && (
          <Button
            weight="quiet"
            shortcut="D"
            tabIndex={tabIndex}
            aria-label={name(messages.decline)}
            onClick={() => void decline()}
          >
            {messages.decline}
          </Button>
        )}
        {cancel && !isBegun && (
          <Button
            weight="quiet"
            tabIndex={tabIndex}
            aria-label={name(messages.cancel)}
            onClick={() => void cancel()}
          >
            {messages.cancel}
          </Button>
        )}
      </div>
    </>
  );
}
