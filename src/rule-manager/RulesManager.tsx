"use client";

import { type ComponentProps, type ReactNode, useId, useState } from "react";
import type { Receipt } from "../host/command.js";
import { CoverNotice } from "../prompt/CoverNotice.js";
import { useRulesMessages } from "../prompt/rules/useRulesMessages.js";
import { useCoverGuard } from "../prompt/usePressGuard.js";
import { mergeProps } from "../ui/mergeProps.js";
import { useRefs } from "../ui/useRefs.js";
import { useSurfaceAttributes } from "../ui/useSurfaceAttributes.js";
import { BudgetList } from "./BudgetList.js";
import { LastChange } from "./LastChange.js";
import { ProposalList } from "./ProposalList.js";
import { RuleItem } from "./RuleItem.js";
import { useRules } from "./useRules.js";

/** The props of `RulesManager`. */
export type RulesManagerProps = Omit<ComponentProps<"section">, "children">;

/**
 * The rules that decide in place of the person, for a page of settings: what each does and has decided, pausing, changing
 * and revoking one, a switch that stops them all, and limits of what servers may use. Renders a `<section>` element, or
 * nothing if the host has no rules.
 */
export function RulesManager({ ref, ...props }: RulesManagerProps): ReactNode {
  const words = useRulesMessages();
  const attributes = useSurfaceAttributes();
  const rules = useRules();
  const [hasFailed, setFailed] = useState(false);
  const id = useId();
  const guard = useCoverGuard(`${id}-title`);
  const refs = useRefs(guard.attach, ref);
  if (!rules.isAvailable) return null;
  const act = async (receipt: Promise<Receipt>) => setFailed(!(await receipt).done);
  const own = { ...attributes, "aria-labelledby": `${id}-title`, className: "mcp-rules" };
  return (
    <section {...mergeProps(mergeProps(own, props), guard.props)} ref={refs}>
      <p id={`${id}-title`} className="mcp-rules-title">
        {words.title}
      </p>
      <div className="mcp-rules-switch">
        <input
          id={`${id}-stop`}
          type="checkbox"
          className="mcp-form-checkbox"
          aria-describedby={`${id}-stop-hint`}
          checked={rules.isStopped}
          onChange={({ currentTarget }) => void act(rules.stop(currentTarget.checked))}
        />
        <label htmlFor={`${id}-stop`}>{words.stop}</label>
        <p id={`${id}-stop-hint`} className="mcp-rules-hint">
          {words.stopHint}
        </p>
      </div>
      {hasFailed && (
        <p role="alert" className="mcp-form-error">
          {words.failed}
        </p>
      )}
      <LastChange change={rules.lastChange} onUndo={() => void act(rules.undo())} />
      <ProposalList proposals={rules.proposals} act={act} />
      {rules.rules.length === 0 ? (
        <p className="mcp-rules-hint">
          {words.empty}. {words.emptyHint}
        </p>
      ) : (
        <ul aria-labelledby={`${id}-title`} className="mcp-rules-list">
          {rules.rules.map((view) => (
            <RuleItem key={view.rule.id} view={view} rules={rules} act={act} />
          ))}
        </ul>
      )}
      {!rules.isStored && rules.rules.length > 0 && (
        <p className="mcp-rules-hint">{words.notStored}</p>
      )}
      {rules.unreadable > 0 && (
        <p className="mcp-rules-hint">{words.unreadable({ count: rules.unreadable })}</p>
      )}
      <BudgetList rules={rules} act={act} />
      <CoverNotice guard={guard} />
    </section>
  );
}
