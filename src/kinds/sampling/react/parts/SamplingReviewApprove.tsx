"use client";

import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../../../../ui/Button.js";
import { beginningOf } from "../../../../ui/beginningOf.js";
import { mergeProps } from "../../../../ui/mergeProps.js";
import { useChangedParts } from "../hooks/useRequestPart.js";
import { useSamplingPick } from "../hooks/useSamplingPick.js";
import { useSamplingContext } from "../SamplingContext.js";
import { useSamplingMessages } from "../useSamplingMessages.js";
import { approveLabel } from "./approveLabel.js";

/** A longer name would take a button several lines; all of it stands with the settings. */
const longestName = 24;

/** Lets the model answer, as the server asked or with the person's changes. Renders a `<button>` element, or nothing at another stage. */
export function SamplingReviewApprove({ children, ...props }: ButtonProps): ReactNode {
  const words = useSamplingMessages();
  const { sampling, draft, act } = useSamplingContext();
  const { name: model } = useSamplingPick(sampling, draft);
  const changed = useChangedParts(draft).length > 0;
  const short =
    model !== undefined && model.length > longestName
      ? `${beginningOf(model, longestName - 1).trimEnd()}…`
      : model;
  if (sampling.stage !== "request-review") return null;
  const own = { onClick: () => act(() => sampling.approve(draft.changesFor(sampling))) };
  return (
    <Button weight="main" shortcut="A" {...mergeProps(own, props)}>
      {children ?? approveLabel(words, short, changed)}
    </Button>
  );
}
