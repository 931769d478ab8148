"use client";

import type { ReactNode } from "react";
import { Button } from "../../ui/Button.js";
import { useMessages } from "../../ui/useMessages.js";

/** The props of `DangerousAct`. */
export interface DangerousActProps {
  /** Labels the first press, which only asks. */
  readonly question: string;
  /** Labels the second one, which acts. */
  readonly act: string;
  /** The prominence of both presses: `plain` after a warning, `danger` after a danger. @default "danger" */
  readonly weight?: "plain" | "danger";
  /** Whether the first press was made. */
  readonly isAsking: boolean;
  readonly onAsk: (asks: boolean) => void;
  readonly onAct: () => void;
}

/** Acts by a second press in another place; where the first one was, the way back is, and has the focus. Renders `<button>` elements. */
export function DangerousAct({
  question,
  act,
  weight = "danger",
  isAsking,
  onAsk,
  onAct,
}: DangerousActProps): ReactNode {
  const { prompt } = useMessages();
  return (
    <>
      {isAsking && (
        <Button key="act" weight={weight} onClick={onAct}>
          {act}
        </Button>
      )}
      <Button key="ask" weight={isAsking ? "plain" : weight} onClick={() => onAsk(!isAsking)}>
        {isAsking ? prompt.back : question}
      </Button>
    </>
  );
}
