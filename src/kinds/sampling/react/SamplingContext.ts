"use client";

import { createContext, useContext } from "react";
import type { Receipt } from "../../../host/command.js";
import type { SamplingDraft } from "./hooks/createSamplingDraft.js";
import type { SamplingView } from "./hooks/samplingView.js";

/** Why what the person wanted did not happen: the host's receipt, or that the response is empty. */
export type Refusal = Receipt | "empty";

/** Data that the parts of a sampling request share; replaced when something about the request changes. */
export interface SamplingContextValue {
  readonly sampling: SamplingView;
  readonly draft: SamplingDraft;
  /** Why the last action at this stage did not happen. */
  readonly refusal: Refusal | undefined;
  /** Does something with all that was typed, unless an editor holds what cannot be used; then that has the focus. */
  readonly act: (action: () => Promise<Receipt> | "empty") => void;
  /** Does something that may leave what cannot be used behind. */
  readonly leaveWith: (action: () => Promise<Receipt>) => void;
}

export const SamplingContext: React.Context<SamplingContextValue | undefined> = createContext<
  SamplingContextValue | undefined
>(undefined);

/** Reads the sampling request that a part is about. Throws outside of a `SamplingReview.Root` and of a sampling prompt or card. */
export function useSamplingContext(): SamplingContextValue {
  const context = useContext(SamplingContext);
  if (!context)
    throw new Error(
      "A part of SamplingReview was used where there is no sampling request that it is about. " +
        "Write it inside <SamplingReview.Root>, <SamplingPrompt> or <SamplingCard>.",
    );
  return context;
}
