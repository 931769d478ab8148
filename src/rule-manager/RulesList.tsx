"use client";

import { type ComponentProps, Fragment, type ReactNode, useId } from "react";
import { useRulesMessages } from "../prompt/rules/useRulesMessages.js";
import { mergeProps } from "../ui/mergeProps.js";
import { useServerName } from "../ui/useServerName.js";
import { useRulesContext } from "./RulesContext.js";
import { RulesItem } from "./RulesItem.js";
import type { RuleView } from "./useRules.js";

/** The props of `Rules.List`. */
export interface RulesListProps extends Omit<ComponentProps<"ul">, "children"> {
  /** Renders each rule as an item of the list. @default `Rules.Item` */
  readonly children?: (view: RuleView) => ReactNode;
}

/**
 * The rules, oldest first. Rules of several servers stand in one list for each server, under the host's name for it.
 * Renders a `<ul>` element, or nothing if there are none.
 */
export function RulesList({
  children = (view) => <RulesItem view={view} />,
  ...props
}: RulesListProps): ReactNode {
  const { rules, named } = useRulesContext();
  if (rules.rules.length === 0) return null;
  const items = (views: readonly RuleView[]) =>
    views.map((view) => <Fragment key={view.rule.id}>{children(view)}</Fragment>);
  const servers = new Map<string | undefined, RuleView[]>();
  for (const view of rules.rules) {
    const { server } = view.rule;
    servers.set(server, [...(servers.get(server) ?? []), view]);
  }
  return (
    <ul {...mergeProps({ ...named, className: "mcp-rules-list" }, props)}>
      {servers.size < 2
        ? items(rules.rules)
        : [...servers].map(([server, views]) => (
            <ServerRules key={server ?? ""} server={server}>
              {items(views)}
            </ServerRules>
          ))}
    </ul>
  );
}

/** The rules of one server, or those of every server. */
function ServerRules({
  server,
  children,
}: {
  readonly server: string | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const { anyServer } = useRulesMessages();
  const name = useServerName(server ?? "");
  const id = useId();
  return (
    <li className="mcp-rules-server">
      <p id={id} className="mcp-rules-server-name">
        {server === undefined ? anyServer : <bdi>{name}</bdi>}
      </p>
      <ul aria-labelledby={id} className="mcp-rules-list">
        {children}
      </ul>
    </li>
  );
}
