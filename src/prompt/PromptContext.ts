"use client";

import { createContext, useContext } from "react";
import type { Receipt } from "../host/command.js";
import type { Question } from "../host/question.js";
import type { PromptMenu } from "./frame/usePromptMenu.js";
import type { DiscardGuard } from "./leaving/discardGuard.js";

/** Facts about a question that the frame of a prompt or card needs, whatever is asked. */
export interface PromptQuestion
  extends Pick<
    Question,
    | "id"
    | "request"
    | "session"
    | "phase"
    | "outcome"
    | "elsewhere"
    | "asked"
    | "receivedAt"
    | "appView"
    | "call"
    | "calls"
    | "callOver"
    | "surface"
    | "deadline"
    | "extendBy"
    | "facts"
  > {
  readonly putAside?: () => Promise<Receipt>;
  readonly stopCall?: () => Promise<Receipt>;
  readonly dismiss?: () => Promise<Receipt>;
}

/** Data that the parts of a prompt or card share; replaced when something about the question changes. */
export interface PromptContextValue {
  readonly question: PromptQuestion;
  /** Names the question, in our words. */
  readonly title: string;
  /** Another one whenever the question is at another point, so that what the person sees is new. */
  readonly moment: string;
  readonly discardGuard: DiscardGuard;
  readonly menu: PromptMenu;
  /** The number of questions that wait behind this one. */
  readonly waiting: number;
  /** The surface that shows it. */
  readonly surface: "inline" | "dialog";
  /** Starts the ids of title (`-title`) and message (`-message`). */
  readonly domId: string;
  /** The id of the element that says what is asked, if there is one. */
  readonly messageId: string | undefined;
}

export const PromptContext: React.Context<PromptContextValue | undefined> = createContext<
  PromptContextValue | undefined
>(undefined);

/** Reads the question that a part is about. Throws outside of a prompt or card. */
export function usePromptContext(): PromptContextValue {
  const context = useContext(PromptContext);
  if (!context)
    throw new Error(
      "A part of a prompt was used outside a prompt or card, so there is no question that it is about. " +
        "Write it among the children of an <ElicitationPrompt>, an <ElicitationCard>, a <SamplingPrompt> or a <SamplingCard>.",
    );
  return context;
}
