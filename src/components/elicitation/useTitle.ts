"use client";

import { useSession } from "../../hooks/useSession.js";
import type { ElicitationView } from "../../hooks/viewElicitation.js";
import { useMessages } from "../shared/useMessages.js";

/** Names the surface of an elicitation: by the host's name for the server and what it wants. */
export function useTitle({ session, phase, mode }: ElicitationView): string {
  const { prompt } = useMessages();
  const server = useSession(session)?.name ?? session;
  if (phase === "settled") return prompt.ended({ server });
  return mode === "url" ? prompt.asksToVisit({ server }) : prompt.asks({ server });
}
