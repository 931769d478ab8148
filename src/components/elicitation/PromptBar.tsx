"use client";

import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { useHostSettings } from "../../hooks/HostContext.js";
import type { ElicitationView, OpenElicitationView } from "../../hooks/viewElicitation.js";
import { Button } from "../shared/Button.js";
import { ServerAttribution } from "../shared/ServerAttribution.js";
import { useMessages } from "../shared/useMessages.js";
import { useTitle } from "./useTitle.js";

/** The props of `PromptBar`. */
export interface PromptBarProps {
  /** The question that would like to open. */
  readonly elicitation: ElicitationView | undefined;
  /** What was put aside. */
  readonly asides: readonly OpenElicitationView[];
  /** Opens the question. */
  readonly onAnswer: () => void;
}

/** Where questions wait without taking the focus. Renders a `<section>` element at the end of the page. */
export function PromptBar({ elicitation, asides, onAnswer }: PromptBarProps): ReactNode {
  const { dir, container } = useHostSettings();
  const { locale, prompt } = useMessages();
  const [oldest] = asides;
  if (!elicitation && !oldest) return null;
  return createPortal(
    <section className="mcp-bar" dir={dir} lang={locale} aria-label={prompt.bar}>
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
  return (
    <div className="mcp-bar-row">
      <ServerAttribution session={elicitation.session} />
      <p className="mcp-bar-text" role="status">
        {useTitle(elicitation)}
      </p>
      <Button weight="main" onClick={onAnswer}>
        {prompt.answer}
      </Button>
    </div>
  );
}
