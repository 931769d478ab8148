"use client";

import { type ComponentProps, type ReactNode, useRef } from "react";
import { useBrowserLayoutEffect } from "../../react/useBrowserLayoutEffect.js";
import { cx } from "../../ui/cx.js";
import { useVisibleText } from "../../ui/hidden-text/useVisibleText.js";
import { Icon } from "../../ui/Icon.js";
import { ServerMark } from "../../ui/ServerMark.js";
import { useMessages } from "../../ui/useMessages.js";
import { useServerName } from "../../ui/useServerName.js";
import { PromptLater } from "../actions/PromptLater.js";
import { PromptMenuPanel } from "../actions/PromptMenuPanel.js";
import { PromptMore } from "../actions/PromptMore.js";
import { PromptTask } from "../actions/PromptTask.js";
import { usePromptContext } from "../PromptContext.js";
import { PromptClose } from "./PromptClose.js";
import { PromptNext } from "./PromptNext.js";
import { PromptTitle } from "./PromptTitle.js";
import { useQueuePlace } from "./useQueuePlace.js";

/** The props of a prompt's `Header`. */
export interface PromptHeaderProps extends ComponentProps<"header"> {
  /** Whether the question's title stands here in place of the server's name, and nowhere else. @default false */
  readonly titled?: boolean;
}

/**
 * Tells in one row who asks, what for, whether it was asked before, and what else waits; puts the question aside, and
 * holds the menu of what else can be done about it. Renders a `<header>` element.
 */
export function PromptHeader({
  titled = false,
  className,
  children,
  ...props
}: PromptHeaderProps): ReactNode {
  return (
    <header {...props} className={cx("mcp-question-header", className)}>
      {children ?? <HeaderRow titled={titled} />}
    </header>
  );
}

function HeaderRow({ titled }: { readonly titled: boolean }): ReactNode {
  const { prompt } = useMessages();
  const { question, waiting, surface, menu } = usePromptContext();
  const { session, asked, phase } = question;
  const server = useServerName(session);
  const { offer } = menu;
  const queue = useQueuePlace(question.id);
  // Another host in the window has a line of its own, in which this one cannot bring anything to the front.
  const elsewhere = waiting - (queue ? queue.count - 1 : 0);
  const offered = useRef(offer);
  useBrowserLayoutEffect(() => offered.current(), []);
  return (
    <>
      <ServerMark session={session} />
      {/* Before the title, which stands first in sight: after it the Tab key goes to what is asked. */}
      <span className="mcp-question-tools">
        {phase === "open" ? (
          <>
            <PromptNext />
            <PromptMore />
            <PromptLater className="mcp-question-tool" aria-label={prompt.later}>
              <Icon name="minimise" />
            </PromptLater>
          </>
        ) : (
          surface === "dialog" && <PromptClose className="mcp-question-tool" />
        )}
      </span>
      <span className="mcp-question-who">
        {titled ? <PromptTitle /> : <bdi className="mcp-server-name">{server}</bdi>}
        <PromptAppView />
        <PromptTask />
      </span>
      {asked > 1 && (
        <span className="mcp-badge" data-tone="warning">
          {prompt.askedAgain({ count: asked })}
        </span>
      )}
      {elsewhere > 0 && <span className="mcp-badge">{prompt.waiting({ count: elsewhere })}</span>}
      <PromptMenuPanel />
    </>
  );
}

/** Tells which view of the server asks (MCP Apps). Renders a `<span>` element, or nothing if the server itself asks. */
function PromptAppView(): ReactNode {
  const { prompt } = useMessages();
  const visible = useVisibleText();
  const { appView } = usePromptContext().question;
  if (appView === undefined) return null;
  return <span className="mcp-app-view">{prompt.askedByView({ view: visible(appView) })}</span>;
}
