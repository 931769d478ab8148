"use client";

import type { ReactNode } from "react";
import { useRulesMessages } from "../prompt/rules/useRulesMessages.js";
import type { RuleChange } from "../rules/rulesState.js";
import { Button } from "../ui/Button.js";
import { useVisibleText } from "../ui/hidden-text/useVisibleText.js";

/** The props of `LastChange`. */
export interface LastChangeProps {
  readonly change: RuleChange | undefined;
  readonly onUndo: () => void;
}

/** Tells what was changed last, and takes it back. Renders a `<div>` element. */
export function LastChange({ change, onUndo }: LastChangeProps): ReactNode {
  const words = useRulesMessages();
  const visible = useVisibleText();
  const rule = visible((change?.after ?? change?.before)?.name ?? "");
  return (
    <div className="mcp-rules-change">
      <p role="status">{change && words[change.type]({ rule })}</p>
      {change && <Button onClick={onUndo}>{words.undo}</Button>}
    </div>
  );
}
