"use client";

import type { ComponentProps, ReactNode } from "react";
import { useRulesMessages } from "../prompt/rules/useRulesMessages.js";
import { cx } from "../ui/cx.js";
import { useRulesContext } from "./RulesContext.js";

/** The props of `Rules.StorageNote`. */
export type RulesStorageNoteProps = Omit<ComponentProps<"div">, "children">;

/**
 * States that rules last only as long as the app runs, and how many stored ones could not be read. Renders a `<div>`
 * element, or nothing if neither is so.
 */
export function RulesStorageNote({ className, ...props }: RulesStorageNoteProps): ReactNode {
  const { notStored, unreadable } = useRulesMessages();
  const { rules } = useRulesContext();
  const isLost = !rules.isStored && rules.rules.length > 0;
  if (!isLost && rules.unreadable === 0) return null;
  return (
    <div {...props} className={cx("mcp-rules-hint", className)}>
      {isLost && <p>{notStored}</p>}
      {rules.unreadable > 0 && <p>{unreadable({ count: rules.unreadable })}</p>}
    </div>
  );
}
