"use client";

import { useMessages } from "../../../ui/useMessages.js";
import { useServerName } from "../../../ui/useServerName.js";
import type { ElicitationView } from "./hooks/viewElicitation.js";

/** Names the surface of an elicitation: by the host's name for the server and what it wants. */
export function useTitle(elicitation: ElicitationView): string {
  const { prompt } = useMessages();
  const { session, phase, mode } = elicitation;
  const server = useServerName(session);
  if (mode === "url" && elicitation.visit !== "consent") return prompt.visiting({ server });
  if (phase === "settled") return prompt.ended({ server });
  return mode === "url" ? prompt.asksToVisit({ server }) : prompt.asks({ server });
}
