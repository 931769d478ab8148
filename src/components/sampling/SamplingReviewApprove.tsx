"use client";

import type { ReactNode } from "react";
import { useChangedParts } from "../../hooks/sampling/useRequestPart.js";
import { useSamplingPick } from "../../hooks/sampling/useSamplingPick.js";
import { useServerName } from "../../hooks/useServerName.js";
import { Button, type ButtonProps } from "../shared/Button.js";
import { useSamplingContext } from "./SamplingContext.js";
import { useSamplingMessages } from "./useSamplingMessages.js";

/** Lets the model answer, as the server asked or with the person's changes. Renders a `<button>` element, or nothing at another stage. */
export function SamplingReviewApprove({ children, ...props }: ButtonProps): ReactNode {
  const words = useSamplingMessages();
  const { sampling, draft, act } = useSamplingContext();
  const { name: model } = useSamplingPick(sampling, draft);
  const changed = useChangedParts(draft).length > 0;
  const server = useServerName(sampling.session);
  if (sampling.phase === "settled" || sampling.stage !== "request-review") return null;
  return (
    <Button
      weight="main"
      onClick={() => act(() => sampling.approve(draft.changesFor(sampling)))}
      {...props}
    >
      {children ?? words.approve({ server, model, changed })}
    </Button>
  );
}
