"use client";

import type { FocusEvent, ReactNode } from "react";
import { createPortal } from "react-dom";
import { useHostSettings } from "../../hooks/HostContext.js";
import { useSession } from "../../hooks/useSession.js";
import type { ElicitationView, OpenElicitationView } from "../../hooks/viewElicitation.js";
import { Announcement } from "../shared/Announcement.js";
import { Button } from "../shared/Button.js";
import { ServerMark } from "../shared/ServerMark.js";
import { useMessages } from "../shared/useMessages.js";
import { useSurfaceAttributes } from "../shared/useSurfaceAttributes.js";
import { useTitle } from "./useTitle.js";

/** The props of `PromptBar`. */
export interface PromptBarProps {
  /** The question that waits for a good moment to open. */
  readonly elicitation: ElicitationView | undefined;
  /** What was put aside, oldest first. */
  readonly asides: readonly OpenElicitationView[];
  /** Opens the question now. */
  readonly onAnswer: () => void;
  /** Tells where the focus was before it came to the bar. */
  readonly onEnter: (from: Element | null) => void;
}

/** Where questions wait without taking the focus. Renders a `<section>` element at the end of the page, or nothing. */
export function PromptBar({ elicitation, asides, onAnswer, onEnter }: PromptBarProps): ReactNode {
  const { container } = useHostSettings();
  const { prompt } = useMessages();
  const attributes = useSurfaceAttributes();
  const [oldest] = asides;
  if (!elicitation && !oldest) return null;
  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onEnter(relatedTarget);
  };
  return createPortal(
    <section {...attributes} className="mcp-bar" aria-label={prompt.bar} onFocus={enter}>
      {elicitation && <AskingRow elicitation={elicitation} onAnswer={onAnswer} />}
      {oldest && (
        <div className="mcp-bar-row">
          <p className="mcp-bar-text">{prompt.asides({ count: asides.length })}</p>
          <Button onClick={() => void oldest.resume()}>{prompt.resume}</Button>
        </div>
      )}
    </section>,
    container ?? document.body,
  );
}

function AskingRow({
  elicitation,
  onAnswer,
}: {
  elicitation: ElicitationView;
  onAnswer: () => void;
}): ReactNode {
  const { prompt } = useMessages();
  const title = useTitle(elicitation);
  return (
    <div className="mcp-bar-row">
      <Announcement>{title}</Announcement>
      <ServerMark name={useSession(elicitation.session)?.name ?? elicitation.session} />
      <p className="mcp-bar-text">{title}</p>
      <Button weight="main" onClick={onAnswer}>
        {prompt.answer}
      </Button>
    </div>
  );
}
