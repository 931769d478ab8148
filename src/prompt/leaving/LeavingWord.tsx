"use client";

import { type ReactNode, useState } from "react";
import { Announcement } from "../../ui/Announcement.js";
import { useMessages } from "../../ui/useMessages.js";

/** The props of `LeavingWord`. */
export interface LeavingWordProps {
  /** When the server is told, in milliseconds since 1970. */
  readonly leavesAt: number;
  /** The sentence that says what the user did. */
  readonly text: string;
}

/** Announces once that a question was declined or canceled, and how long that can be taken back. Renders a `<p>` element that nobody sees. */
export function LeavingWord({ leavesAt, text }: LeavingWordProps): ReactNode {
  const { prompt } = useMessages();
  const [seconds] = useState(() => Math.max(1, Math.round((leavesAt - Date.now()) / 1000)));
  return <Announcement>{`${text} ${prompt.undoFor({ count: seconds })}`}</Announcement>;
}
