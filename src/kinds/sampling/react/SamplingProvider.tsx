"use client";

import { type ReactNode, useRef, useState } from "react";
import { usePromptContext } from "../../../prompt/PromptContext.js";
import type { QuestionProviderProps } from "../../../prompt/questionKind.js";
import { flushEditors } from "./content/edits/pendingEditors.js";
import type { SamplingView } from "./hooks/samplingView.js";
import { useSamplingDraft } from "./hooks/useSamplingDraft.js";
import { type Refusal, SamplingContext, type SamplingContextValue } from "./SamplingContext.js";

/** Holds what a person changes of one request, and what became of their last action. Renders a `<div>` element. */
export function SamplingProvider({
  view: sampling,
  children,
}: QuestionProviderProps<SamplingView>): ReactNode {
  const { moment, discardGuard } = usePromptContext();
  const draft = useSamplingDraft(sampling);
  const root = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState<{ moment: string; refusal: Refusal }>();

  const run = async (action: () => ReturnType<Parameters<SamplingContextValue["act"]>[0]>) => {
    setRefused(undefined);
    const receipt = await action();
    const isRefused = receipt === "empty" || (!receipt.done && receipt.rejection !== "settled");
    if (isRefused) setRefused({ moment, refusal: receipt });
  };

  const context: SamplingContextValue = {
    sampling,
    draft,
    refusal: refused?.moment === moment ? refused.refusal : undefined,
    act(action) {
      if (flushEditors(root.current)) void run(action);
    },
    leaveWith(action) {
      flushEditors(root.current);
      void run(action);
    },
  };
  return (
    <SamplingContext.Provider value={context}>
      <div ref={root} className="mcp-question-content mcp-sampling" onInput={discardGuard.touch}>
        {children}
      </div>
    </SamplingContext.Provider>
  );
}
