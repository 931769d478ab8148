"use client";

import { type ComponentProps, Fragment, type ReactNode } from "react";
import { mergeProps } from "../ui/mergeProps.js";
import { useRulesContext } from "./RulesContext.js";
import { RulesItem } from "./RulesItem.js";
import type { RuleView } from "./useRules.js";

/** The props of `Rules.List`. */
export interface RulesListProps extends Omit<ComponentProps<"ul">, "children"> {
  /** Renders each rule as an item of the list. @default `Rules.Item` */
  readonly children?: (view: RuleView) => ReactNode;
}

/** The rules, oldest first. Renders a `<ul>` element, or nothing if there are none. */
export function RulesList({
  children = (view) => <RulesItem view={view} />,
  ...props
}: RulesListProps): ReactNode {
  const { rules, named } = useRulesContext();
  if (rules.rules.length === 0) return null;
  return (
    <ul {...mergeProps({ ...named, className: "mcp-rules-list" }, props)}>
      {rules.rules.map((view) => (
        <Fragment key={view.rule.id}>{children(view)}</Fragment>
      ))}
    </ul>
  );
}
