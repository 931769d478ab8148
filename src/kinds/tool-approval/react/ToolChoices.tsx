"use client";

import { Fragment, type ReactNode } from "react";
import { DangerousAct } from "../../../prompt/actions/DangerousAct.js";
import { Button } from "../../../ui/Button.js";
import { effectOf, isLasting, plainChoice, type ToolChoice } from "../core/toolChoices.js";
import { useChoiceText } from "./useChoiceText.js";
import { useToolMessages } from "./useToolMessages.js";

/** The props of `ToolChoices`. */
export interface ToolChoicesProps {
  readonly choices: readonly ToolChoice[];
  readonly isHigh: boolean;
  /** The lasting option that the user pressed first. */
  readonly asking: ToolChoice | undefined;
  readonly onAsk: (choice: ToolChoice | undefined) => void;
  readonly onChoose: (choice: ToolChoice) => void;
}

/**
 * The options of a harness, in its order, without the first that denies once: that one is the Deny button. A lasting option
 * takes a second press. Renders `<button>` elements.
 */
export function ToolChoices({
  choices,
  isHigh,
  asking,
  onAsk,
  onChoose,
}: ToolChoicesProps): ReactNode {
  const words = useToolMessages();
  const textOf = useChoiceText();
  const [deny, allow] = [plainChoice(choices, "deny"), plainChoice(choices, "allow")];
  return choices.map((choice) => {
    const { id } = choice;
    const text = textOf(choice);
    const isAllowing = effectOf(choice) === "allow";
    if (choice === deny) return null;
    if (isLasting(choice))
      return (
        <Fragment key={id}>
          <DangerousAct
            question={text}
            act={words.choices.confirm({ choice: text })}
            weight={isHigh && isAllowing ? "danger" : "plain"}
            isAsking={asking === choice}
            onAsk={(asks) => onAsk(asks ? choice : undefined)}
            onAct={() => onChoose(choice)}
          />
        </Fragment>
      );
    const weight = isHigh ? "danger" : choice === allow ? "main" : "plain";
    return (
      <Button
        key={id}
        {...(isAllowing ? { weight } : { "data-leaves": "" })}
        shortcut={choice === allow && !isHigh ? "A" : undefined}
        onClick={() => onChoose(choice)}
      >
        {text}
      </Button>
    );
  });
}
