"use client";

import type { ComponentProps, ReactNode } from "react";
import { MadeRules } from "../prompt/rules/MadeRules.js";
import { useNewRules } from "../prompt/rules/useNewRules.js";
import { mergeProps } from "../ui/mergeProps.js";

/** The props of `RuleNotice`. */
export type RuleNoticeProps = Omit<ComponentProps<"section">, "children">;

/**
 * Tells, where it stands in a page, that a person made rules and what they have decided since, and takes them back: for
 * hosts that show questions as cards or in an inbox alone. `HostPrompts` has the same as a bar. Renders a `<section>`
 * element, or nothing while there is nothing new.
 */
export function RuleNotice(props: RuleNoticeProps): ReactNode {
  const rules = useNewRules();
  if (!rules) return null;
  return <MadeRules {...mergeProps({ className: "mcp-rule-notice" }, props)} rules={rules} />;
}
