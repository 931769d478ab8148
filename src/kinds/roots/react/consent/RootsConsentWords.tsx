"use client";

import type { ReactNode } from "react";
import type { QuestionWordsProps } from "../../../../prompt/questionKind.js";
import { useServerName } from "../../../../ui/useServerName.js";
import type { RootsConsentView } from "../hooks/rootsView.js";
import { useRootsConsentMessages } from "./useRootsConsentMessages.js";

/** Names a question for roots, by the host's name for the server. */
export function RootsConsentWords({
  view: { session, phase },
  children,
}: QuestionWordsProps<RootsConsentView>): ReactNode {
  const words = useRootsConsentMessages();
  const server = useServerName(session);
  return children({ title: phase === "open" ? words.asks({ server }) : words.ended({ server }) });
}
