"use client";

import type { ComponentProps, ReactNode } from "react";
import { useRulesMessages } from "../prompt/rules/useRulesMessages.js";
import { useSessions } from "../react/useSessions.js";
import { cx } from "../ui/cx.js";
import { Fold } from "../ui/Fold.js";
import { useVisibleText } from "../ui/hidden-text/useVisibleText.js";
import { BudgetEditor } from "./BudgetEditor.js";
import { useRulesContext } from "./RulesContext.js";

/** The props of `Rules.Budgets`. */
export type RulesBudgetsProps = Omit<ComponentProps<"div">, "children">;

/** The limits of what servers may use: of each, and of every other. Renders a `<div>` element. */
export function RulesBudgets({ className, ...props }: RulesBudgetsProps): ReactNode {
  const { rules, act } = useRulesContext();
  const words = useRulesMessages();
  const visible = useVisibleText();
  const sessions = useSessions();
  const servers = [
    ...sessions.map(({ id, name }) => ({ id, name: visible(name) })),
    { id: undefined, name: words.eachServer },
  ];
  return (
    <div {...props} className={cx("mcp-rules-group", className)}>
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
