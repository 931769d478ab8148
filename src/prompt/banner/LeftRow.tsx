"use client";

import type { ReactNode } from "react";
import { Announcement } from "../../ui/Announcement.js";
import { Button } from "../../ui/Button.js";
import { ServerMark } from "../../ui/ServerMark.js";
import { useMessages } from "../../ui/useMessages.js";
import type { QuestionView } from "../questionKind.js";
import { usePressGuard } from "../usePressGuard.js";

/** The props of `LeftRow`. */
export interface LeftRowProps {
  readonly view: QuestionView;
  /** Explains what is left of the question. */
  readonly text: string;
}

/**
 * Explains in a bar that a question is settled, with something left to do about it; brings it back, or takes it out of
 * sight. Renders a `<div>` element.
 */
export function LeftRow({ view, text }: LeftRowProps): ReactNode {
  const { prompt } = useMessages();
  // It comes by itself, and perhaps where the person is about to press something else.
  const { props, attach } = usePressGuard(view.id);
  return (
    <div {...props} ref={attach} className="mcp-bar-row">
      <Announcement>{text}</Announcement>
      <ServerMark session={view.session} />
      <p className="mcp-bar-text">{text}</p>
      <span className="mcp-bar-actions">
        <Button weight="quiet" onClick={() => void view.dismiss?.()}>
          {prompt.dismiss}
        </Button>
        <Button onClick={() => void view.resume?.()}>{prompt.resume}</Button>
      </span>
    </div>
  );
}
