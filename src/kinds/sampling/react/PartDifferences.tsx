"use client";

import type { ReactNode } from "react";
import { Button } from "../../../ui/Button.js";
import type { RequestPart } from "../core/edit/requestEdits.js";
import { Difference } from "./difference/Difference.js";
import { usePartTexts } from "./hooks/usePartTexts.js";
import { useChangedParts } from "./hooks/useRequestPart.js";
import { useSamplingContext } from "./SamplingContext.js";
import { usePartNames } from "./usePartNames.js";
import { useRequestMessages } from "./useRequestMessages.js";

/** The props of `PartDifferences`. */
export interface PartDifferencesProps {
  /** Whether nothing can be taken back here. */
  readonly readOnly: boolean;
}

/** Every changed part of a request beside what the server asked. Renders a `<div>` element for each. */
export function PartDifferences({ readOnly }: PartDifferencesProps): ReactNode {
  const { draft } = useSamplingContext();
  return useChangedParts(draft).map((part) => (
    <PartDifference key={part} part={part} readOnly={readOnly} />
  ));
}

function PartDifference({ part, readOnly }: { part: RequestPart; readOnly: boolean }): ReactNode {
  const words = useRequestMessages();
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
            {words.undoPart({ what: name })}
          </Button>
        )}
      </div>
      <Difference label={name} before={before} after={after} />
    </div>
  );
}
