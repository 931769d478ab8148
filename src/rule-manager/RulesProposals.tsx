"use client";

import type { ComponentProps, ReactNode } from "react";
import { useRuleSentence } from "../prompt/rules/useRuleSentence.js";
import { useRulesMessages } from "../prompt/rules/useRulesMessages.js";
import { Button } from "../ui/Button.js";
import { cx } from "../ui/cx.js";
import { useVisibleText } from "../ui/hidden-text/useVisibleText.js";
import { useRulesContext } from "./RulesContext.js";

/** The props of `Rules.Proposals`. */
export type RulesProposalsProps = Omit<ComponentProps<"div">, "children">;

/** The rules that other windows propose. Renders a `<div>` element, or nothing if there are none. */
export function RulesProposals({ className, ...props }: RulesProposalsProps): ReactNode {
  const words = useRulesMessages();
  const { sentence } = useRuleSentence();
  const visible = useVisibleText();
  const { rules, act } = useRulesContext();
  const { proposals } = rules;
  if (proposals.length === 0) return null;
  return (
    <div {...props} className={cx("mcp-rules-group", className)}>
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
