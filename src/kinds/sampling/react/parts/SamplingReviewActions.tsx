"use client";

import type { ComponentProps, ReactNode } from "react";
import type { Messages } from "../../../../messages/messages.js";
import { DeclineStep } from "../../../../prompt/actions/DeclineStep.js";
import { QuestionActions } from "../../../../prompt/actions/QuestionActions.js";
import { usePromptContext } from "../../../../prompt/PromptContext.js";
import { Button, type ButtonProps } from "../../../../ui/Button.js";
import { beginningOf } from "../../../../ui/beginningOf.js";
import { mergeProps } from "../../../../ui/mergeProps.js";
import { useServerName } from "../../../../ui/useServerName.js";
import { useSamplingContext } from "../SamplingContext.js";
import { useSamplingMessages } from "../useSamplingMessages.js";

/** The longest name of a model on a button; the settings show all of it. */
const longestName = 24;

/** Declines the request, or goes on at this stage; your own children replace `SamplingReview.Proceed`. Renders a `<footer>` element. */
export function SamplingReviewActions({
  children = <SamplingReviewProceed />,
  ...props
}: ComponentProps<"footer">): ReactNode {
  const { sampling } = useSamplingContext();
  const { discardGuard } = usePromptContext();
  if (sampling.stage === "settled") return <QuestionActions {...props} declineStep={null} />;
  return (
    <QuestionActions
      {...props}
      declineStep={
        <DeclineStep onDecline={sampling.deny}>
          <Denial />
        </DeclineStep>
      }
      cancel={sampling.cancel}
      notice={discardGuard.step === "leave" && <Denial />}
    >
      {children}
    </QuestionActions>
  );
}

/** Names the calls that also fail when the user declines (basic/patterns/mrtr). */
function Denial(): ReactNode {
  const words = useSamplingMessages();
  const { sampling } = useSamplingContext();
  if (sampling.stage === "settled" || sampling.denial.fails === "request") return null;
  const count = sampling.denial.siblings.length;
  return (
    <div className="mcp-notice" data-tone="warning">
      <p className="mcp-notice-title">{words.denyFailsCall}</p>
      {count > 0 && <p className="mcp-notice-text">{words.denySiblings({ count })}</p>}
    </div>
  );
}

/**
 * The main button: runs the model, stops it, sends the response, or tries again. Renders a `<button>` element, or nothing
 * once the request ended.
 */
export function SamplingReviewProceed({ children, ...props }: ButtonProps): ReactNode {
  const words = useSamplingMessages();
  const { sampling, act } = useSamplingContext();
  const server = useServerName(sampling.question.session);
  const { name } = sampling.model;
  const main = (label: string, own: ButtonProps & { readonly "data-leaves"?: "" }) => (
    // Another stage is another button: focus on "Run" must not become focus on "Send".
    <Button key={sampling.stage} weight="main" {...mergeProps(own, props)}>
      {children ?? label}
    </Button>
  );
  switch (sampling.stage) {
    case "request-review":
      return main(approveLabel(words, shortened(name), sampling.changes.length > 0), {
        shortcut: "A",
        onClick: () => act(sampling.approve),
      });
    case "generating":
      return main(words.stop, { "data-leaves": "", onClick: () => act(sampling.stop) });
    case "response-review": {
      const { content, isChanged } = sampling.response;
      const isEmpty = content.every((block) => block.type === "text" && block.text.trim() === "");
      return main(isChanged ? words.sendChanged : words.send({ server }), {
        shortcut: "A",
        onClick: () => act(isEmpty ? () => "empty" : sampling.send),
      });
    }
    case "failed":
      return main(name === undefined ? words.retry : words.retryBy({ model: name }), {
        onClick: () => act(sampling.retry),
      });
    case "settled":
      return null;
  }
}

/** Labels the button that runs the model. */
export function approveLabel(
  { approve, approveBy }: Messages["sampling"],
  model: string | undefined,
  isChanged: boolean,
): string {
  const changed = String(isChanged);
  return model === undefined ? approve({ changed }) : approveBy({ model, changed });
}

function shortened(name: string | undefined): string | undefined {
  return name !== undefined && name.length > longestName
    ? `${beginningOf(name, longestName - 1).trimEnd()}…`
    : name;
}
