"use client";

import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { useLogMessages } from "../log/useLogMessages.js";
import { useRuleSentence } from "../prompt/rules/useRuleSentence.js";
import { useRulesMessages } from "../prompt/rules/useRulesMessages.js";
import { useHostValue } from "../react/useHostValue.js";
import { ruleUseKey } from "../rules/rulesState.js";
import { stateOfRule } from "../rules/stateOfRule.js";
import { Button } from "../ui/Button.js";
import { cx } from "../ui/cx.js";
import { useVisibleText } from "../ui/hidden-text/useVisibleText.js";
import { RuleDecisions } from "./RuleDecisions.js";
import { RuleEditor } from "./RuleEditor.js";
import { useRulesContext } from "./RulesContext.js";
import type { RuleView } from "./useRules.js";

/** The props of `Rules.Item`. */
export interface RulesItemProps extends Omit<ComponentProps<"li">, "children"> {
  /** The rule, as `Rules.List` and `useRules` hand it out. */
  readonly view: RuleView;
}

/** One rule: what it does, how it stands, and what can be done about it. Renders an `<li>` element. */
export function RulesItem({ view, className, ...props }: RulesItemProps): ReactNode {
  const { rules, act } = useRulesContext();
  const words = useRulesMessages();
  const { thisHour } = useLogMessages();
  const { sentence } = useRuleSentence();
  const visible = useVisibleText();
  const [isEdited, setEdited] = useState(false);
  const id = useId();
  const { rule, change, revoke } = view;
  const use = useHostValue(ruleUseKey(rule.id));
  const standing = stateOfRule(rule, use, rules);
  const isPaused = rule.paused === true;
  const describedBy = `${id}-name`;
  return (
    <li {...props} className={cx("mcp-rules-item", className)} data-standing={standing}>
      <p id={describedBy} className="mcp-rules-name">
        <bdi>{visible(rule.name)}</bdi>
      </p>
      <p className="mcp-rules-hint">{sentence(rule)}</p>
      <p className="mcp-rules-facts">
        <span className="mcp-badge" data-tone={standing === "in-force" ? "success" : undefined}>
          {words.standings[standing]}
        </span>
        {rule.perHour !== undefined && (
          <span>{thisHour({ used: use?.thisHour ?? 0, limit: rule.perHour })}</span>
        )}
        {use?.left !== undefined && <span>{words.left({ count: use.left })}</span>}
      </p>
      <RuleDecisions entries={view.decided()} />
      {isEdited ? (
        <RuleEditor view={view} rules={rules} act={act} onClose={() => setEdited(false)} />
      ) : (
        <div className="mcp-actions">
          <Button
            weight="quiet"
            data-leaves=""
            aria-describedby={describedBy}
            onClick={() => void act(revoke())}
          >
            {words.revoke}
          </Button>
          <Button
            weight="quiet"
            aria-describedby={describedBy}
            {...(!isPaused && { "data-leaves": "" })}
            onClick={() => void act(change({ paused: !isPaused }))}
          >
            {isPaused ? words.resume : words.pause}
          </Button>
          <Button aria-describedby={describedBy} onClick={() => setEdited(true)}>
            {words.edit}
          </Button>
        </div>
      )}
    </li>
  );
}
