"use client";

import { createContext, useContext } from "react";
import type { Receipt } from "../../../host/command.js";
import type { SamplingApproval } from "./approval/samplingApproval.js";

/** Why the user's last action failed: the host's receipt, or an empty response. */
export type Refusal = Receipt | "empty";

/** Data that the parts of a sampling request share. */
export interface SamplingContextValue {
  readonly sampling: SamplingApproval;
  /** Counts the changes from outside a field; a field that keeps its own text begins anew with each. */
  readonly resets: number;
  /** Why the last action at this stage failed. */
  readonly refusal: Refusal | undefined;
  /** Runs an action, unless a field is invalid: then that field gets the focus. */
  readonly act: (action: () => Promise<Receipt> | "empty") => void;
  /** Runs an action even if a field is invalid. */
  readonly leaveWith: (action: () => Promise<Receipt>) => void;
}

export const SamplingContext: React.Context<SamplingContextValue | undefined> = createContext<
  SamplingContextValue | undefined
>(undefined);

/** Returns the sampling request of the nearest root, prompt, or card. */
export function useSamplingContext(): SamplingContextValue {
  const context = useContext(SamplingContext);
  if (!context)
    throw new Error(
      "A part of SamplingReview was used where there is no sampling request that it is about. " +
        "Write it inside <SamplingReview.Root>, <SamplingPrompt> or <SamplingCard>.",
    );
  return context;
}
