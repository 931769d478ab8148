"use client";

import { type ReactNode, useRef, useState } from "react";
import { usePromptContext } from "../../../prompt/PromptContext.js";
import type { QuestionProviderProps } from "../../../prompt/questionKind.js";
import type { SamplingView } from "./approval/samplingViews.js";
import { useApproval } from "./approval/useApproval.js";
import { type Refusal, SamplingContext, type SamplingContextValue } from "./SamplingContext.js";

/** Provides one request, with its draft, to its parts. Renders a `<div>` element. */
export function SamplingProvider({
  view,
  children,
}: QuestionProviderProps<SamplingView>): ReactNode {
  const { moment, discardGuard } = usePromptContext();
  const { sampling, resets } = useApproval(view);
  const root = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState<{ moment: string; refusal: Refusal }>();

  const run = async (action: Parameters<SamplingContextValue["act"]>[0]) => {
    setRefused(undefined);
    const receipt = await action();
    const isRefused = receipt === "empty" || (!receipt.done && receipt.rejection !== "settled");
    if (isRefused) setRefused({ moment, refusal: receipt });
  };

  const context: SamplingContextValue = {
    sampling,
    resets,
    refusal: refused?.moment === moment ? refused.refusal : undefined,
    act(action) {
      const invalid = root.current?.querySelector<HTMLElement>("[aria-invalid=true]");
      if (!invalid) return void run(action);
      const fold = invalid.closest("details");
      // A field in a closed fold cannot take the focus.
      if (fold) fold.open = true;
      invalid.focus();
    },
    leaveWith: (action) => void run(action),
  };
  return (
    <SamplingContext.Provider value={context}>
      <div ref={root} className="mcp-question-content mcp-sampling" onInput={discardGuard.touch}>
        {children}
      </div>
    </SamplingContext.Provider>
  );
}
