"use client";

import { createContext, type ReactNode, useContext } from "react";
import { type PromptContextValue, usePromptContext } from "../../../prompt/PromptContext.js";
import type { QuestionProviderProps } from "../../../prompt/questionKind.js";
import type { ShownElicitation } from "./hooks/shownElicitation.js";

/** Data that the parts of an elicitation's prompt or card share. */
export interface ElicitationContextValue extends PromptContextValue {
  readonly elicitation: ShownElicitation;
}

const ElicitationContext = createContext<ShownElicitation | undefined>(undefined);

/** Gives the parts below it an elicitation. */
export function ElicitationProvider({
  view,
  children,
}: QuestionProviderProps<ShownElicitation>): ReactNode {
  return <ElicitationContext.Provider value={view}>{children}</ElicitationContext.Provider>;
}

/** Reads the elicitation that a part is about. Throws outside of an elicitation's prompt or card. */
export function useElicitationContext(): ElicitationContextValue {
  const elicitation = useContext(ElicitationContext);
  const frame = usePromptContext();
  if (!elicitation)
    throw new Error(
      "A part of Elicitation was used in a prompt or card of another kind of question, which it knows nothing of. " +
        "Write it among the children of <ElicitationPrompt> or <ElicitationCard>.",
    );
  return { ...frame, elicitation };
}
