"use client";

import type { ReactNode } from "react";
import { useRuleSentence } from "../prompt/rules/useRuleSentence.js";
import { useRulesMessages } from "../prompt/rules/useRulesMessages.js";
import { Button } from "../ui/Button.js";
import { useVisibleText } from "../ui/hidden-text/useVisibleText.js";
import type { Act } from "./act.js";
import type { RuleProposalView } from "./useRules.js";

/** The props of `ProposalList`. */
export interface ProposalListProps {
  readonly proposals: readonly RuleProposalView[];
  readonly act: Act;
}

/** The rules that other windows propose. Renders a `<div>` element, or nothing if there are none. */
export function ProposalList({ proposals, act }: ProposalListProps): ReactNode {
  const words = useRulesMessages();
  const { sentence } = useRuleSentence();
  const visible = useVisibleText();
  if (proposals.length === 0) return null;
  return (
    <div className="mcp-rules-group">
      <p className="mcp-rules-subtitle">{words.proposals}</p>
      <ul className="mcp-rules-list">
        {proposals.map(({ id, by, rules, accept, dismiss }) => (
          <li key={id} className="mcp-rules-item">
            {by !== undefined && <bdi className="mcp-rules-hint">{visible(by)}</bdi>}
            {rules.map((rule) => (
              <p key={rule.id}>{sentence(rule)}</p>
            ))}
            <div className="mcp-actions">
              <Button weight="quiet" data-leaves="" onClick={() => void act(dismiss())}>
                {words.dismiss}
              </Button>
              <Button onClick={() => void act(accept())}>{words.accept}</Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
