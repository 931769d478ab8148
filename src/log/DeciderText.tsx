"use client";

import type { ReactNode } from "react";
import { isUnanswered } from "../host/isUnanswered.js";
import type { Outcome } from "../host/outcome.js";
import { useVisibleText } from "../ui/hidden-text/useVisibleText.js";
import { useLogMessages } from "./useLogMessages.js";

/** Tells who decided: by name, where the host app named whoever sat at the window. Renders a `<span>` element. */
export function DeciderText({ outcome }: { readonly outcome: Outcome }): ReactNode {
  const { deciders, byRule, thisHour, onBehalf } = useLogMessages();
  const visible = useVisibleText();
  const { by, principal } = outcome;
  const rule = isUnanswered(outcome) ? undefined : outcome.rule;
  const name = principal === undefined ? undefined : visible(principal);
  const last = isUnanswered(outcome) ? undefined : outcome.rulings?.at(-1);
  const limit = last?.rule?.perHour;
  const used = last?.rule && last.count.thisHour;
  const hour = limit !== undefined && used !== undefined ? thisHour({ used, limit }) : undefined;
  const decider = by === "rule" ? byRule({ rule: visible(rule ?? "") }) : deciders[by];
  return (
    <span className="mcp-log-by" data-by={by}>
      {name === undefined ? (
        decider
      ) : by === "person" ? (
        <bdi>{name}</bdi>
      ) : (
        onBehalf({ decider, name })
      )}
      {by === "rule" && hour !== undefined && ` (${hour})`}
    </span>
  );
}
