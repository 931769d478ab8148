"use client";

import type { ReactNode } from "react";
import type { QuestionWordsProps } from "../../../prompt/questionKind.js";
import type { ToolView } from "./toolView.js";
import { useToolMessages } from "./useToolMessages.js";
import { useToolNames } from "./useToolNames.js";

/** Names a question: the assistant, the tool, and the server. */
export function ToolWords({ view, children }: QuestionWordsProps<ToolView>): ReactNode {
  const words = useToolMessages();
  const names = useToolNames(view);
  return children({ title: view.phase === "open" ? words.asks(names) : words.ended(names) });
}
