"use client";

import { type ComponentProps, type ReactNode, useState } from "react";
import type { Receipt } from "../../../host/command.js";
import { DeclineStep } from "../../../prompt/actions/DeclineStep.js";
import { KeptReason } from "../../../prompt/actions/KeptReason.js";
import { PromptDecline } from "../../../prompt/actions/PromptDecline.js";
import { PromptDeclineWithReason } from "../../../prompt/actions/PromptDeclineWithReason.js";
import { QuestionActions } from "../../../prompt/actions/QuestionActions.js";
import { Button } from "../../../ui/Button.js";
import { useMessages } from "../../../ui/useMessages.js";
import { useToolContext } from "./ToolContext.js";
import { useToolMessages } from "./useToolMessages.js";

/** The props of `ToolCall.Actions`. */
export interface ToolActionsProps extends ComponentProps<"footer"> {
  /** Opens the arguments as a form; without it there is no Edit button. */
  readonly onEdit?: (() => void) | undefined;
}

/**
 * All that the user can do about a call. At the high risk, Deny is the main button and no single key allows. Children
 * replace the controls that allow. Renders a `<footer>` element.
 */
export function ToolActions({ onEdit, children, ...props }: ToolActionsProps): ReactNode {
  const { prompt } = useMessages();
  const words = useToolMessages();
  const view = useToolContext();
  const [failure, setFailure] = useState<string>();
  const [stops, setStops] = useState(false);
  if (view.status === "settled")
    return (
      <QuestionActions {...props} declineStep={null} ended={<KeptReason label={words.reason} />} />
    );
  const isHigh = view.risk.level === "high";
  const note = (receipt: Receipt) => {
    if (receipt.done || receipt.rejection === "settled") return;
    setFailure(receipt.rejection === "lost" ? prompt.maybeSent : words.failed);
  };
  return (
    <QuestionActions
      {...props}
      dangerous={isHigh}
      declineStep={
        <DeclineStep
          onDecline={async (reason) => note(await view.deny({ reason, stop: stops }))}
          label={words.reason}
          hint={words.reasonHint}
          action={words.deny}
        >
          <label className="mcp-rule-choice">
            <input
              type="checkbox"
              className="mcp-form-checkbox"
              checked={stops}
              onChange={({ currentTarget }) => setStops(currentTarget.checked)}
            />
            {words.stop}
          </label>
        </DeclineStep>
      }
      decline={<PromptDecline weight={isHigh ? "main" : "plain"}>{words.deny}</PromptDecline>}
      more={
        <PromptDeclineWithReason weight="quiet">{words.denyWithReason}</PromptDeclineWithReason>
      }
      cancel={view.cancel}
      notice={
        failure && (
          <p role="alert" className="mcp-form-error">
            {failure}
          </p>
        )
      }
    >
      {children ?? (
        <>
          {onEdit && (
            <Button data-leaves="" onClick={onEdit}>
              {words.edit}
            </Button>
          )}
          <Button
            weight={isHigh ? "danger" : "main"}
            shortcut={isHigh ? undefined : "A"}
            onClick={() => void view.allow().then(note)}
          >
            {words.allow}
          </Button>
        </>
      )}
    </QuestionActions>
  );
}
