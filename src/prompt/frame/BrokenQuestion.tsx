"use client";

import { type ReactNode, useContext } from "react";
import { Button } from "../../ui/Button.js";
import { RetryContext } from "../../ui/ErrorBoundary.js";
import { useMessages } from "../../ui/useMessages.js";
import { PromptDismiss } from "../actions/PromptDismiss.js";
import { PromptLater } from "../actions/PromptLater.js";
import { PromptCardFrame } from "../card/PromptCardFrame.js";
import type { WaysOut } from "../leaving/discardGuard.js";
import type { PromptQuestion } from "../PromptContext.js";
import { PromptWindow } from "../window/PromptWindow.js";
import { PromptBody } from "./PromptBody.js";
import { PromptTitle } from "./PromptTitle.js";
import { usePromptFrame } from "./usePromptFrame.js";

/** The props of `BrokenQuestion`. */
export interface BrokenQuestionProps {
  readonly question: PromptQuestion;
  readonly ways: WaysOut;
  readonly surface: "inline" | "dialog";
}

/**
 * Stands for a question that failed to render: says so in our words alone, and still lets the person decline. Renders a
 * dialog or a card.
 */
export function BrokenQuestion({ question, ways, surface }: BrokenQuestionProps): ReactNode {
  const retry = useContext(RetryContext);
  const { prompt } = useMessages();
  const words = { title: prompt.broken, hasMessage: true };
  const frame = usePromptFrame(question, ways, { ...words, waiting: 0, surface });
  const content = (
    <div className="mcp-question-content">
      <PromptBody>
        <PromptTitle />
        <p id={frame.context.messageId}>{prompt.brokenHint}</p>
      </PromptBody>
      <footer className="mcp-question-actions">
        <div className="mcp-actions">
          {ways.decline && (
            <Button
              data-leaves=""
              className="mcp-actions-start"
              onClick={() => void ways.decline?.()}
            >
              {prompt.decline}
            </Button>
          )}
          <PromptLater />
          <PromptDismiss />
          <Button onClick={retry}>{prompt.loadAgain}</Button>
        </div>
      </footer>
    </div>
  );
  return surface === "dialog" ? (
    <PromptWindow frame={frame}>{content}</PromptWindow>
  ) : (
    <PromptCardFrame frame={frame}>{content}</PromptCardFrame>
  );
}
