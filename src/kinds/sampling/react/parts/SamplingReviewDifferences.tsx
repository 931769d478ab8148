"use client";

import type { ComponentProps, ReactNode } from "react";
import { Button } from "../../../../ui/Button.js";
import { cx } from "../../../../ui/cx.js";
import { Fold } from "../../../../ui/Fold.js";
import type { RequestPart } from "../../core/edit/requestEdits.js";
import { Difference } from "../content/Comparison.js";
import { useSamplingContext } from "../SamplingContext.js";
import { useRequestMessages } from "../settings/useRequestMessages.js";
import { useSamplingMessages } from "../useSamplingMessages.js";

/**
 * The user's changes to the request beside the original. The user can undo each of them, or all at once, and redo that.
 * Renders a `<div>` element, or nothing while nothing is changed.
 */
export function SamplingReviewDifferences({
  className,
  ...props
}: Omit<ComponentProps<"div">, "children">): ReactNode {
  const words = useSamplingMessages();
  const { undoPart } = useRequestMessages();
  const names = usePartNames();
  const { sampling } = useSamplingContext();
  const { changes, prompt, question } = sampling;
  const review = sampling.stage === "request-review" ? sampling : undefined;
  const isChanged = changes.length > 0;
  if (!isChanged && !review?.redo) return null;
  return (
    <div {...props} className={cx("mcp-sampling-changes", className)}>
      {isChanged && (
        <Fold summary={words.changes({ count: changes.length })}>
          {changes.map((part) => (
            <div key={part} className="mcp-sampling-change">
              <div className="mcp-sampling-change-head">
                <span className="mcp-sampling-label">{names[part]}</span>
                {review && (
                  <Button weight="quiet" onClick={() => review.undo(part)}>
                    {undoPart({ what: names[part] })}
                  </Button>
                )}
              </div>
              <Difference
                label={names[part]}
                before={question.request[part]}
                after={prompt[part]}
              />
            </div>
          ))}
        </Fold>
      )}
      {review && (
        <Button weight="quiet" onClick={() => (isChanged ? review.undo() : review.redo?.())}>
          {isChanged ? words.undoAll : words.redoAll}
        </Button>
      )}
    </div>
  );
}

/** Returns the names of the parts of a request. */
export function usePartNames(): Readonly<Record<RequestPart, string>> {
  const { prompt, systemPrompt } = useSamplingMessages();
  const words = useRequestMessages();
  return {
    messages: prompt,
    systemPrompt,
    modelPreferences: words.preferences,
    maxTokens: words.maxTokens,
    temperature: words.temperature,
    stopSequences: words.stopSequences,
    includeContext: words.includeContext,
    tools: words.tools,
    toolChoice: words.toolChoice,
    metadata: words.metadata,
  };
}
