"use client";

import type { ReactNode } from "react";
import { useRulesMessages } from "../prompt/rules/useRulesMessages.js";
import { useSessions } from "../react/useSessions.js";
import { Fold } from "../ui/Fold.js";
import { useVisibleText } from "../ui/hidden-text/useVisibleText.js";
import type { Act } from "./act.js";
import { BudgetEditor } from "./BudgetEditor.js";
import type { UseRulesResult } from "./useRules.js";

/** The props of `BudgetList`. */
export interface BudgetListProps {
  readonly rules: UseRulesResult;
  readonly act: Act;
}

/** The limits of what servers may use: of each, and of every other. Renders a `<div>` element. */
export function BudgetList({ rules, act }: BudgetListProps): ReactNode {
  const words = useRulesMessages();
  const visible = useVisibleText();
  const sessions = useSessions();
  const servers = [
    ...sessions.map(({ id, name }) => ({ id, name: visible(name) })),
    { id: undefined, name: words.eachServer },
  ];
  return (
    <div className="mcp-rules-group">
      <p className="mcp-rules-subtitle">{words.budgets}</p>
      {servers.map(({ id, name }) => {
        const budget = rules.budgets.find(({ server }) => server === id);
        return (
          <Fold key={id ?? ""} summary={<bdi>{name}</bdi>} open={budget !== undefined}>
            <BudgetEditor
              key={JSON.stringify(budget)}
              server={id}
              budget={budget}
              rules={rules}
              act={act}
            />
          </Fold>
        );
      })}
    </div>
  );
}
