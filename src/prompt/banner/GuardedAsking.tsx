"use client";

import type { ReactNode } from "react";
import { Button } from "../../ui/Button.js";
import { Guarded } from "../../ui/Guarded.js";
import { useMessages } from "../../ui/useMessages.js";

/** The props of `GuardedAsking`. */
export interface GuardedAskingProps {
  /** The id of the question that waits. */
  readonly question: string;
  /** Opens the question now. */
  readonly onAnswer: () => void;
  /** An `AskingRow`. */
  readonly children: ReactNode;
}

/** Announces a question also where its row in a bar fails to render. */
export function GuardedAsking({ question, onAnswer, children }: GuardedAskingProps): ReactNode {
  const { prompt } = useMessages();
  return (
    <Guarded
      resetKey={question}
      fallback={
        <div className="mcp-bar-row">
          <p className="mcp-bar-text">{prompt.broken}</p>
          <Button weight="main" onClick={onAnswer}>
            {prompt.answer}
          </Button>
        </div>
      }
    >
      {children}
    </Guarded>
  );
}
