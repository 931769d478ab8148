"use client";

import { type ReactNode, useContext, useState } from "react";
import type { RecordedQuestion } from "../devtools/recording.js";
import { PanelContext } from "./PanelContext.js";
import { replayOf } from "./replayOf.js";

/** The props of `ReplayButton`. */
export interface ReplayButtonProps {
  readonly questions: readonly RecordedQuestion[];
  readonly children: string;
}

/** Asks questions again, if the app can. Renders a `<button>` element, or nothing. */
export function ReplayButton({ questions, children }: ReplayButtonProps): ReactNode {
  const { recording, replay, say } = useContext(PanelContext);
  const [isBusy, setBusy] = useState(false);
  if (!replay || !questions.some(({ request }) => request)) return null;
  const play = async () => {
    setBusy(true);
    say("Replaying: answer in the app");
    try {
      const played = await replay(replayOf(recording, questions));
      const answers = await Promise.allSettled(played.questions.map(({ answer }) => answer));
      await played.close();
      const count = answers.filter(({ status }) => status === "fulfilled").length;
      say(`Replayed: the server received ${count} of ${answers.length} answers`);
    } catch (error) {
      say(`Not replayed: ${String(error)}`);
    }
    setBusy(false);
  };
  return (
    <button
      type="button"
      className="mcp-devtools-button"
      aria-disabled={isBusy || undefined}
      onClick={() => {
        if (!isBusy) void play();
      }}
    >
      {children}
    </button>
  );
}
