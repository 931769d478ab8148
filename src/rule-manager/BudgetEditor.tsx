"use client";

import { type ReactNode, useState } from "react";
import { useRulesMessages } from "../prompt/rules/useRulesMessages.js";
import { useHostValue } from "../react/useHostValue.js";
import { type Budget, budgetLimits } from "../rules/budget.js";
import { budgetUseKey } from "../rules/rulesState.js";
import { Button } from "../ui/Button.js";
import { Form } from "../ui/Form.js";
import type { Act } from "./act.js";
import { LimitField } from "./LimitField.js";
import type { UseRulesResult } from "./useRules.js";

/** The props of `BudgetEditor`. */
export interface BudgetEditorProps {
  /** The session that it is for; undefined for each that has none of its own. */
  readonly server: string | undefined;
  readonly budget: Budget | undefined;
  readonly rules: UseRulesResult;
  readonly act: Act;
}

type Limits = Partial<Record<(typeof budgetLimits)[number][0], number | undefined>>;

/** Changes the limits of one server. Renders a `<form>` element. */
export function BudgetEditor({ server, budget, rules, act }: BudgetEditorProps): ReactNode {
  const words = useRulesMessages();
  const use = useHostValue(budgetUseKey(server ?? ""));
  const [limits, setLimits] = useState<Limits>(budget ?? {});
  const [over, setOver] = useState(budget?.over ?? "ask");
  const save = () => {
    const given = budgetLimits.flatMap(([name]) => {
      const limit = limits[name];
      return limit === undefined ? [] : [[name, limit] as const];
    });
    const next = { ...(server !== undefined && { server }), ...Object.fromEntries(given), over };
    void act(given.length === 0 ? rules.removeBudget(server) : rules.setBudget(next));
  };
  return (
    <Form className="mcp-rules-editor" onSubmit={save}>
      {budgetLimits.map(([name, unit, per]) => (
        <LimitField
          key={name}
          label={words[name]}
          {...(use && { hint: words.used({ used: use[unit][per] }) })}
          value={limits[name]}
          onValueChange={(limit) => setLimits({ ...limits, [name]: limit })}
        />
      ))}
      <p className="mcp-rules-hint">{words.noLimit}</p>
      <label className="mcp-rules-field">
        {words.over}
        <select
          className="mcp-form-input"
          value={over}
          onChange={({ currentTarget }) =>
            setOver(currentTarget.value === "refuse" ? "refuse" : "ask")
          }
        >
          <option value="ask">{words.overAsk}</option>
          <option value="refuse">{words.overRefuse}</option>
        </select>
      </label>
      <div className="mcp-actions">
        <Button type="submit">{words.save}</Button>
      </div>
    </Form>
  );
}
