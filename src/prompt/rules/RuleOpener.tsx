"use client";

import type { ReactNode } from "react";
import type { RuleFacts } from "../../host/ruling.js";
import { Button } from "../../ui/Button.js";
import { Icon } from "../../ui/Icon.js";
import { useRulesMessages } from "./useRulesMessages.js";

/** The props of `RuleOpener`. */
export interface RuleOpenerProps {
  readonly facts: RuleFacts;
  readonly effect: "allow" | "deny";
  readonly onOpen: () => void;
}

/** Leads to the rules that would decide about questions like this one. Renders a `<button>` element, or nothing if none may. */
export function RuleOpener({ facts, effect, onOpen }: RuleOpenerProps): ReactNode {
  const { moreAllow, moreDeny } = useRulesMessages();
  if (facts.asksEachTime || facts.keepsOwnRules || !facts.may.includes(effect)) return null;
  if (effect === "deny")
    return (
      <Button data-leaves="" weight="quiet" onClick={onOpen}>
        {moreDeny}
      </Button>
    );
  return (
    <Button data-leaves="" className="mcp-rule-opener" aria-label={moreAllow} onClick={onOpen}>
      <Icon name="open" />
    </Button>
  );
}
