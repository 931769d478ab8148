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
import { effectOf, isPlain, plainChoice, type ToolChoice } from "../core/toolChoices.js";
import { ToolChoices } from "./ToolChoices.js";
import { useToolContext } from "./ToolContext.js";
import { useChoiceText } from "./useChoiceText.js";
import { useToolMessages } from "./useToolMessages.js";

/** The props of `ToolCall.Actions`. */
export interface ToolActionsProps extends ComponentProps<"footer"> {
  /** Opens the arguments as a form; without it there is no Edit button. */
  readonly onEdit?: (() => void) | undefined;
}

/**
 * All that the user can do about a call: the harness's own options, or else those of the app. At the high risk, Deny is the
 * main button and no single key allows. Children replace the controls that allow. Renders a `<footer>` element.
 */
export function ToolActions({ onEdit, children, ...props }: ToolActionsProps): ReactNode {
  const { prompt } = useMessages();
  const words = useToolMessages();
  const view = useToolContext();
  const [failure, setFailure] = useState<string>();
  const [asking, setAsking] = useState<ToolChoice>();
  const textOf = useChoiceText();
  if (view.status === "settled")
    return (
      <QuestionActions {...props} declineStep={null} ended={<KeptReason label={words.reason} />} />
    );
  const isHigh = view.risk.level === "high";
  const { choices, supports } = view;
  const canDeny = isPlain(choices, "deny");
  const denial = plainChoice(choices, "deny");
  const note = (receipt: Receipt) => {
    if (receipt.done || receipt.rejection === "settled") return;
    setFailure(receipt.rejection === "lost" ? prompt.maybeSent : words.failed);
  };
  return (
    <QuestionActions
      {...props}
      dangerous={isHigh}
      declineStep={<DenyStep onDeny={async (answer) => note(await view.deny(answer))} />}
      decline={
        canDeny ? (
          <PromptDecline weight={isHigh ? "main" : "plain"}>
            {denial ? textOf(denial) : words.deny}
          </PromptDecline>
        ) : (
          // The default would be a button for a denial that the harness does not offer.
          <span hidden />
        )
      }
      more={
        supports.reason &&
        canDeny && (
          <PromptDeclineWithReason weight="quiet">{words.denyWithReason}</PromptDeclineWithReason>
        )
      }
      cancel={view.cancel}
      notice={
        <>
          {choices && (
            <p role="status" className="mcp-step-hint">
              {asking && words.choices.remembers}
            </p>
          )}
          {failure && (
            <p role="alert" className="mcp-form-error">
              {failure}
            </p>
          )}
        </>
      }
    >
      {children ?? (
        <>
          {onEdit && supports.edits && isPlain(choices, "allow") && (
            <Button data-leaves="" onClick={onEdit}>
              {words.edit}
            </Button>
          )}
          {choices ? (
            <ToolChoices
              choices={choices}
              isHigh={isHigh}
              asking={asking}
              onAsk={setAsking}
              onChoose={async (choice) => note(await view[effectOf(choice)]({ choice: choice.id }))}
            />
          ) : (
            <AllowButton isHigh={isHigh} onAllow={async () => note(await view.allow())} />
          )}
        </>
      )}
    </QuestionActions>
  );
}

/** Allows the call once. Renders a `<button>` element. */
function AllowButton({
  isHigh,
  onAllow,
}: {
  readonly isHigh: boolean;
  readonly onAllow: () => unknown;
}): ReactNode {
  const words = useToolMessages();
  return (
    <Button
      weight={isHigh ? "danger" : "main"}
      shortcut={isHigh ? undefined : "A"}
      onClick={() => void onAllow()}
    >
      {words.allow}
    </Button>
  );
}

/** Asks for the reason for a denial, and whether to stop the assistant. Renders a `<div>` element. */
function DenyStep({
  onDeny,
}: {
  readonly onDeny: (answer: { reason: string | undefined; stop: boolean }) => unknown;
}): ReactNode {
  const words = useToolMessages();
  const { supports } = useToolContext();
  const [stops, setStops] = useState(false);
  return (
    <DeclineStep
      onDecline={(reason) => onDeny({ reason, stop: stops })}
      label={words.reason}
      hint={words.reasonHint}
      action={words.deny}
    >
      {supports.stop && (
        <label className="mcp-rule-choice">
          <input
            type="checkbox"
            className="mcp-form-checkbox"
            checked={stops}
            onChange={({ currentTarget }) => setStops(currentTarget.checked)}
          />
          {words.stop}
        </label>
      )}
    </DeclineStep>
  );
}
