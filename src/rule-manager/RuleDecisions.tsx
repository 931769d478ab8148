"use client";

import type { ReactNode } from "react";
import type { LogEntry } from "../host/log/logEntry.js";
import { DecisionBadge } from "../log/DecisionBadge.js";
import { useRulesMessages } from "../prompt/rules/useRulesMessages.js";
import { Fold } from "../ui/Fold.js";
import { useLocale } from "../ui/useLocale.js";

const most = 20;

/** The last requests that a rule decided. Renders a `<details>` element, or nothing if there are none. */
export function RuleDecisions({ entries }: { readonly entries: readonly LogEntry[] }): ReactNode {
  const words = useRulesMessages();
  const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: "medium", timeStyle: "medium" });
  if (entries.length === 0) return null;
  return (
    <Fold summary={words.decided({ count: entries.length })}>
      <ul className="mcp-rules-decisions">
        {entries
          .slice(-most)
          .toReversed()
          .map(({ id, server, outcome }) => (
            <li key={id}>
              <time dateTime={new Date(outcome.at).toISOString()}>{format.format(outcome.at)}</time>
              <bdi>{server}</bdi>
              <DecisionBadge outcome={outcome} />
            </li>
          ))}
      </ul>
    </Fold>
  );
}
