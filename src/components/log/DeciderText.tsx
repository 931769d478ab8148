"use client";

import type { ReactNode } from "react";
import { useVisibleText } from "../../hooks/useVisibleText.js";
import type { Outcome } from "../../host/outcome.js";
import { useLogMessages } from "./useLogMessages.js";

/** Says who decided. Renders a `<span>` element. */
export function DeciderText({ outcome }: { readonly outcome: Outcome }): ReactNode {
  const { deciders, byRule } = useLogMessages();
  const visible = useVisibleText();
  const rule = outcome.sent === "nothing" ? undefined : outcome.rule;
  const { by } = outcome;
  return (
    <span className="mcp-log-by" data-by={by}>
      {by === "rule" ? byRule({ rule: visible(rule ?? "") }) : deciders[by]}
    </span>
  );
}
