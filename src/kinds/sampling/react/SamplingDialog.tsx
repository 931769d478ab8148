"use client";

import type { ReactNode } from "react";
import { BrokenQuestion } from "../../../prompt/BrokenQuestion.js";
import { PromptLayer } from "../../../prompt/PromptLayer.js";
import { PromptWindow, type PromptWindowProps } from "../../../prompt/PromptWindow.js";
import { Guarded } from "../../../ui/Guarded.js";
import type { SamplingView } from "./hooks/samplingView.js";
import { SamplingContent } from "./SamplingContent.js";
import { SamplingProvider } from "./SamplingProvider.js";
import { samplingWays } from "./samplingWays.js";
import { useSamplingFrame } from "./useSamplingFrame.js";

/** The props of the dialog. */
export interface SamplingDialogProps extends Omit<PromptWindowProps, "frame"> {
  /** The request to show. */
  readonly sampling: SamplingView | undefined;
  /** How many requests wait behind it. */
  readonly waiting: number;
}

/** A dialog that shows one sampling request after another without closing in between. */
export function SamplingDialog({ sampling, ...props }: SamplingDialogProps): ReactNode {
  return (
    <PromptLayer open={sampling !== undefined}>
      {sampling && (
        <Guarded
          resetKey={sampling.id}
          fallback={
            <BrokenQuestion question={sampling} ways={samplingWays(sampling)} surface="dialog" />
          }
        >
          <DialogContent {...props} sampling={sampling} />
        </Guarded>
      )}
    </PromptLayer>
  );
}

function DialogContent({
  sampling,
  waiting,
  children = <SamplingContent />,
  ...props
}: SamplingDialogProps & { sampling: SamplingView }): ReactNode {
  const frame = useSamplingFrame(sampling, waiting, "dialog");
  const { domId } = frame.context;
  return (
    <PromptWindow {...props} frame={frame} aria-describedby={`${domId}-message`} data-wide="">
      <SamplingProvider sampling={sampling}>{children}</SamplingProvider>
    </PromptWindow>
  );
}
