"use client";

import { createContext, type ReactNode, useContext } from "react";
import type { QuestionProviderProps } from "../../../prompt/questionKind.js";
import type { ToolView } from "./toolView.js";

const ToolContext = createContext<ToolView | undefined>(undefined);

/** Gives the parts below it a tool call. */
export function ToolProvider({ view, children }: QuestionProviderProps<ToolView>): ReactNode {
  return <ToolContext.Provider value={view}>{children}</ToolContext.Provider>;
}

/** Returns the tool call that a part is about. Throws outside of a prompt or card for tool calls. */
export function useToolContext(): ToolView {
  const view = useContext(ToolContext);
  if (!view)
    throw new Error(
      "A part of ToolCall was used outside of a prompt or card for tool calls, so it has nothing to show. " +
        "Write it among the children of <ToolApprovalPrompt> or <ToolApprovalCard>.",
    );
  return view;
}
