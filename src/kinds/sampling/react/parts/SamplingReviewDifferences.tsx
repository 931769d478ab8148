"use client";

import type { ReactNode } from "react";
import { createChunk } from "../../../../react/chunk/createChunk.js";
import { Button } from "../../../../ui/Button.js";
import { cx } from "../../../../ui/cx.js";
import { Fold, type FoldProps } from "../../../../ui/Fold.js";
import { useChangedParts } from "../hooks/useRequestPart.js";
import { useSamplingContext } from "../SamplingContext.js";
import { Loaded } from "../stages/Loaded.js";
import { useSamplingMessages } from "../useSamplingMessages.js";

const differences = createChunk(() => import("../difference/differences.js"));

/** The props of `SamplingReview.Differences`. */
export interface SamplingReviewDifferencesProps extends Omit<FoldProps, "summary" | "children"> {
  /** Whether nothing can be taken back here. @default false */
  readonly readOnly?: boolean;
}

/**
 * The person's changes to the request, beside the server's own; each change can be taken back.
 * Renders a `<details>` element, or nothing while the request is as it was asked.
 */
export function SamplingReviewDifferences({
  readOnly = false,
  className,
  ...props
}: SamplingReviewDifferencesProps): ReactNode {
  const words = useSamplingMessages();
  const { draft } = useSamplingContext();
  const changed = useChangedParts(draft);
  if (changed.length === 0) return null;
  return (
    <Fold
      {...props}
      className={cx("mcp-sampling-changes", className)}
      summary={words.changes({ count: changed.length })}
    >
      <Loaded chunk={differences}>
        {({ PartDifferences }) => <PartDifferences readOnly={readOnly} />}
      </Loaded>
      {!readOnly && <Button onClick={() => draft.takeBack()}>{words.takeAllBack}</Button>}
    </Fold>
  );
}
