"use client";

import { type ReactNode, useState } from "react";
import { Announcement } from "../../ui/Announcement.js";
import { useMessages } from "../../ui/useMessages.js";

/** The props of `LeavingWord`. */
export interface LeavingWordProps {
  /** When the server is told, in milliseconds since 1970. */
  readonly leavesAt: number;
  /** The sentence about the user's decision. */
  readonly text: string;
}

/** Announces once that a question was declined or canceled, and how long the user can undo it. Renders a visually hidden `<p>` element. */
export function LeavingWord({ leavesAt, text }: LeavingWordProps): ReactNode {
  const { prompt } = useMessages();
  const [seconds] = useState(() => Math.max(1, Math.round((leavesAt - Date.now()) / 1000)));
  return <Announcement>{`${text} ${prompt.undoFor({ count: seconds })}`}</Announcement>;
}
