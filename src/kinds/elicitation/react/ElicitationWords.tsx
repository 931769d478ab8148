"use client";

import type { ReactNode } from "react";
import type { QuestionWordsProps } from "../../../prompt/questionKind.js";
import { useMessages } from "../../../ui/useMessages.js";
import { useServerName } from "../../../ui/useServerName.js";
import type { ShownElicitation } from "./hooks/shownElicitation.js";

/** Names an elicitation by the host's name for the server and what it wants. */
export function ElicitationWords({
  view,
  children,
}: QuestionWordsProps<ShownElicitation>): ReactNode {
  return children({ title: useTitle(view), left: useLeft(view) });
}

function useLeft(elicitation: ShownElicitation): string | undefined {
  const { elicitation: words } = useMessages();
  const server = useServerName(elicitation.session);
  if (!elicitation.visit) return undefined;
  return elicitation.visit === "complete"
    ? words.visitComplete({ server })
    : words.visited({ server });
}

function useTitle({ session, phase, visit }: ShownElicitation): string {
  const { elicitation: words } = useMessages();
  const server = useServerName(session);
  if (visit && visit !== "consent") return words.visiting({ server });
  if (phase === "settled") return words.ended({ server });
  return visit ? words.asksToVisit({ server }) : words.asks({ server });
}
