"use client";

import { type ComponentProps, type ReactNode, useState } from "react";
import { Button } from "../../../../ui/Button.js";
import { cx } from "../../../../ui/cx.js";
import { Fold } from "../../../../ui/Fold.js";
import type { CreateMessageRequest } from "../../core/protocol/samplingRequest.js";
import { useChangedParts } from "../hooks/useRequestPart.js";
import { differences } from "../lazyParts.js";
import { useSamplingContext } from "../SamplingContext.js";
import { Loaded } from "../stages/Loaded.js";
import { useSamplingMessages } from "../useSamplingMessages.js";

/** The props of `SamplingReview.Differences`. */
export interface SamplingReviewDifferencesProps extends Omit<ComponentProps<"div">, "children"> {
  /** Whether nothing can be undone here. @default false */
  readonly readOnly?: boolean;
}

/**
 * The person's changes to the request, beside the server's own: each can be undone, and all of them at once, which can
 * be taken back. Renders a `<div>` element, or nothing while the request is as it was asked.
 */
export function SamplingReviewDifferences({
  readOnly = false,
  className,
  ...props
}: SamplingReviewDifferencesProps): ReactNode {
  const words = useSamplingMessages();
  const { draft } = useSamplingContext();
  const changed = useChangedParts(draft);
  const [undone, setUndone] = useState<CreateMessageRequest>();
  const isChanged = changed.length > 0;
  if (!isChanged && (readOnly || !undone)) return null;
  const undo = () => {
    setUndone(draft.getState().request);
    draft.takeBack();
  };
  return (
    <div {...props} className={cx("mcp-sampling-changes", className)}>
      {isChanged && (
        <Fold summary={words.changes({ count: changed.length })}>
          <Loaded chunk={differences}>
            {({ PartDifferences }) => <PartDifferences readOnly={readOnly} />}
          </Loaded>
        </Fold>
      )}
      {!readOnly && (
        <Button
          weight="quiet"
          onClick={isChanged ? undo : () => undone && draft.setRequest(undone)}
        >
          {isChanged ? words.undoAll : words.redoAll}
        </Button>
      )}
    </div>
  );
}
