"use client";

import type { ComponentProps, ReactNode } from "react";
import { useRulesMessages } from "../prompt/rules/useRulesMessages.js";
import { cx } from "../ui/cx.js";
import { useRulesContext } from "./RulesContext.js";

/** The props of `Rules.Failure`. */
export type RulesFailureProps = ComponentProps<"p">;

/** States that the last change did not work. Renders a `<p>` element with the role `alert`, or nothing if it did. */
export function RulesFailure({ className, children, ...props }: RulesFailureProps): ReactNode {
  const { failed } = useRulesMessages();
  const { hasFailed } = useRulesContext();
  if (!hasFailed) return null;
  return (
    <p {...props} role="alert" className={cx("mcp-form-error", className)}>
      {children ?? failed}
    </p>
  );
}
