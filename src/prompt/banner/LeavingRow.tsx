"use client";

import type { ReactNode } from "react";
import { Button } from "../../ui/Button.js";
import { ServerMark } from "../../ui/ServerMark.js";
import { useMessages } from "../../ui/useMessages.js";
import type { WaysOut } from "../leaving/discardGuard.js";
import { LeavingWord } from "../leaving/LeavingWord.js";
import { useLeavingHold } from "../leaving/useLeavingHold.js";
import type { QuestionView } from "../questionKind.js";

/** The props of `LeavingRow`. */
export interface LeavingRowProps {
  readonly view: QuestionView;
  /** Leaves the question again, with another time to take that back. */
  readonly leave: WaysOut["leave"];
}

/**
 * States in a bar that a question was cancelled, and takes that back as long as nothing was sent. The time waits for
 * whoever is at it. Renders a `<div>` element.
 */
export function LeavingRow({ view, leave }: LeavingRowProps): ReactNode {
  const { prompt } = useMessages();
  const hold = useLeavingHold(view, leave);
  return (
    <div {...hold} className="mcp-bar-row">
      {view.leavesAt !== undefined && <LeavingWord leavesAt={view.leavesAt} />}
      <ServerMark session={view.session} />
      <p className="mcp-bar-text">{prompt.cancelled}</p>
      <Button onClick={() => void view.resume?.()}>{prompt.undo}</Button>
    </div>
  );
}
