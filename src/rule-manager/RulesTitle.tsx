"use client";

import type { ComponentProps, ReactNode } from "react";
import { useRulesMessages } from "../prompt/rules/useRulesMessages.js";
import { cx } from "../ui/cx.js";
import { useRulesContext } from "./RulesContext.js";

/** The props of `Rules.Title`. */
export type RulesTitleProps = Omit<ComponentProps<"p">, "id">;

/** Names the rules; without it, `RulesManager` needs an `aria-label`. Renders a `<p>` element. */
export function RulesTitle({ className, children, ...props }: RulesTitleProps): ReactNode {
  const { title } = useRulesMessages();
  const { titleId } = useRulesContext();
  return (
    <p {...props} id={titleId} className={cx("mcp-rules-title", className)}>
      {children ?? title}
    </p>
  );
}
