"use client";

import { createContext, useContext } from "react";
import type { Leaving } from "../../hooks/useLeaving.js";
import type { ElicitationView } from "../../hooks/viewElicitation.js";

/** What the parts of a prompt or card share; replaced when something about the question changes. */
export interface ElicitationContextValue {
  readonly elicitation: ElicitationView;
  readonly leaving: Leaving;
  /** How many questions wait behind this one. */
  readonly waiting: number;
  /** What shows it. */
  readonly surface: "inline" | "dialog";
  /** Starts the ids of title (`-title`) and message (`-message`). */
  readonly domId: string;
}

export const ElicitationContext: React.Context<ElicitationContextValue | undefined> = createContext<
  ElicitationContextValue | undefined
>(undefined);

/** Reads the question that a part is about. Throws outside of a prompt or card. */
export function useElicitationContext(): ElicitationContextValue {
  const context = useContext(ElicitationContext);
  if (!context)
    throw new Error(
      "A part of Elicitation was used outside a prompt or card, so there is no question that it is about. " +
        "Write it among the children of <ElicitationPrompt> or <ElicitationCard>.",
    );
  return context;
}
