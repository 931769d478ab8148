"use client";

import type { ReactNode } from "react";
import type { RuleFacts } from "../../host/ruling.js";
import { useHostValue } from "../../react/useHostValue.js";
import { budgetFor, budgetLimits } from "../../rules/budget.js";
import { budgetUseKey, rulesKey } from "../../rules/rulesState.js";
import { useLocale } from "../../ui/useLocale.js";
import { useRulesMessages } from "./useRulesMessages.js";

/** Tells how much of its limits a server has used, and that each request is shown where the person wants that. Renders `<p>` elements, or nothing. */
export function BudgetLine({ facts }: { readonly facts: RuleFacts }): ReactNode {
  const words = useRulesMessages();
  const format = new Intl.NumberFormat(useLocale());
  const { server, maxTokens, asksEachTime } = facts;
  const budget = budgetFor(useHostValue(rulesKey)?.budgets ?? [], server);
  const use = useHostValue(budgetUseKey(server));
  const limits =
    budget && maxTokens !== undefined
      ? budgetLimits.flatMap(([name, unit, per]) => {
          const limit = budget[name];
          if (limit === undefined) return [];
          const used = format.format(use?.[unit][per] ?? 0);
          return [`${words[name]}: ${used} / ${format.format(limit)}`];
        })
      : [];
  return (
    <>
      {limits.length > 0 && <p className="mcp-step-hint">{limits.join(" · ")}</p>}
      {asksEachTime && <p className="mcp-step-hint">{words.asksEachTime}</p>}
    </>
  );
}
