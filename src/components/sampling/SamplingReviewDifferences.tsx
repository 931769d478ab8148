"use client";

import type { ReactNode } from "react";
import { usePartTexts } from "../../hooks/sampling/usePartTexts.js";
import { useChangedParts } from "../../hooks/sampling/useRequestPart.js";
import type { RequestPart } from "../../sampling/edit/requestEdits.js";
import { Button } from "../shared/Button.js";
import { Fold } from "../shared/Fold.js";
import { Difference } from "./difference/Difference.js";
import { useSamplingContext } from "./SamplingContext.js";
import { usePartNames } from "./usePartNames.js";
import { useSamplingMessages } from "./useSamplingMessages.js";

/** The props of `SamplingReview.Differences`. */
export interface SamplingReviewDifferencesProps {
  /** Whether nothing can be taken back here. @default false */
  readonly readOnly?: boolean;
}

/**
 * What the person changed of the request, beside what the server asked; each change can be taken back.
 * Renders a `<details>` element, or nothing while the request is as it was asked.
 */
export function SamplingReviewDifferences({
  readOnly = false,
}: SamplingReviewDifferencesProps): ReactNode {
  const words = useSamplingMessages();
  const { draft } = useSamplingContext();
  const changed = useChangedParts(draft);
  if (changed.length === 0) return null;
  return (
    <Fold className="mcp-sampling-changes" summary={words.changes({ count: changed.length })}>
      {changed.map((part) => (
        <PartDifference key={part} part={part} readOnly={readOnly} />
      ))}
      {!readOnly && <Button onClick={() => draft.takeBack()}>{words.takeAllBack}</Button>}
    </Fold>
  );
}

function PartDifference({ part, readOnly }: { part: RequestPart; readOnly: boolean }): ReactNode {
  const words = useSamplingMessages();
  const names = usePartNames();
  const { sampling, draft } = useSamplingContext();
  const { before, after } = usePartTexts(sampling, draft, part);
  const name = names[part];
  return (
    <div className="mcp-sampling-change">
      <div className="mcp-sampling-change-head">
        <span className="mcp-sampling-label">{name}</span>
        {!readOnly && (
          <Button weight="quiet" onClick={() => draft.takeBack(part)}>
            {words.takeBack({ what: name })}
          </Button>
        )}
      </div>
      <Difference label={name} before={before} after={after} />
    </div>
  );
}
