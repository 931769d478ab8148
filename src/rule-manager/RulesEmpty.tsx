"use client";

import type { ComponentProps, ReactNode } from "react";
import { useRulesMessages } from "../prompt/rules/useRulesMessages.js";
import { cx } from "../ui/cx.js";
import { useRulesContext } from "./RulesContext.js";

/** The props of `Rules.Empty`. */
export type RulesEmptyProps = ComponentProps<"p">;

/** States that there are no rules, and where they are made. Renders a `<p>` element, or nothing if there are some. */
export function RulesEmpty({ className, children, ...props }: RulesEmptyProps): ReactNode {
  const { empty, emptyHint } = useRulesMessages();
  const { rules } = useRulesContext();
  if (rules.rules.length > 0) return null;
  return (
    <p {...props} className={cx("mcp-rules-hint", className)}>
      {children ?? `${empty}. ${emptyHint}`}
    </p>
  );
}
