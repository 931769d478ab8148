"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { useRulesMessages } from "../prompt/rules/useRulesMessages.js";
import { cx } from "../ui/cx.js";
import { useRulesContext } from "./RulesContext.js";

/** The props of `Rules.Stop`. */
export type RulesStopProps = Omit<ComponentProps<"div">, "children">;

/** The switch that stops all rules. Renders a `<div>` element. */
export function RulesStop({ className, ...props }: RulesStopProps): ReactNode {
  const { stop, stopHint } = useRulesMessages();
  const { rules, act } = useRulesContext();
  const id = useId();
  return (
    <div {...props} className={cx("mcp-rules-switch", className)}>
      <input
        id={`${id}-stop`}
        type="checkbox"
        className="mcp-form-checkbox"
        aria-describedby={`${id}-hint`}
        checked={rules.isStopped}
        onChange={({ currentTarget }) => void act(rules.stop(currentTarget.checked))}
      />
      <label htmlFor={`${id}-stop`}>{stop}</label>
      <p id={`${id}-hint`} className="mcp-rules-hint">
        {stopHint}
      </p>
    </div>
  );
}
