"use client";

import type { ReactNode } from "react";
import type { QuestionWordsProps } from "../../../prompt/questionKind.js";
import { useMessages } from "../../../ui/useMessages.js";
import { useServerName } from "../../../ui/useServerName.js";
import type { ElicitationView } from "./hooks/viewElicitation.js";

/** Names an elicitation by the host's name for the server and what it wants. */
export function ElicitationWords({
  view,
  children,
}: QuestionWordsProps<ElicitationView>): ReactNode {
  return children({ title: useTitle(view), left: useLeft(view) });
}

function useLeft(elicitation: ElicitationView): string | undefined {
  const { prompt } = useMessages();
  const server = useServerName(elicitation.session);
  if (!("visit" in elicitation)) return undefined;
  return elicitation.visit === "complete"
    ? prompt.visitComplete({ server })
    : prompt.visited({ server });
}

function useTitle({ session, phase, mode, ...elicitation }: ElicitationView): string {
  const { prompt } = useMessages();
  const server = useServerName(session);
  const isUnderWay = "visit" in elicitation && elicitation.visit !== "consent";
  if (isUnderWay) return prompt.visiting({ server });
  if (phase === "settled") return prompt.ended({ server });
  return mode === "url" ? prompt.asksToVisit({ server }) : prompt.asks({ server });
}
