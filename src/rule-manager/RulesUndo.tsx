"use client";

import type { ComponentProps, ReactNode } from "react";
import { useRulesMessages } from "../prompt/rules/useRulesMessages.js";
import { Button } from "../ui/Button.js";
import { cx } from "../ui/cx.js";
import { useVisibleText } from "../ui/hidden-text/useVisibleText.js";
import { useRulesContext } from "./RulesContext.js";

/** The props of `Rules.Undo`. */
export type RulesUndoProps = Omit<ComponentProps<"div">, "children">;

/** Tells what was changed last, and takes it back. Renders a `<div>` element, empty while nothing was. */
export function RulesUndo({ className, ...props }: RulesUndoProps): ReactNode {
  const words = useRulesMessages();
  const visible = useVisibleText();
  const { rules, act } = useRulesContext();
  const { lastChange: change } = rules;
  const rule = visible((change?.after ?? change?.before)?.name ?? "");
  return (
    <div {...props} className={cx("mcp-rules-change", className)}>
      <p role="status">{change && words[change.type]({ rule })}</p>
      {change && <Button onClick={() => void act(rules.undo())}>{words.undo}</Button>}
    </div>
  );
}
