"use client";

import type { ComponentProps, ReactNode } from "react";
import { useCall } from "../../hooks/useCall.js";
import { useVisibleText } from "../../hooks/useVisibleText.js";
import { Button } from "../shared/Button.js";
import { cx } from "../shared/cx.js";
import { useMessages } from "../shared/useMessages.js";
import { useElicitationContext } from "./ElicitationContext.js";

/** The props of `Elicitation.Call`. */
export type ElicitationCallProps = Omit<ComponentProps<"div">, "children">;

/**
 * Says which operation asks, and stops it: apart from Cancel, which ends the question only. Renders a `<div>`
 * element, or nothing where the question does not belong to one call for certain.
 */
export function ElicitationCall({ className, ...props }: ElicitationCallProps): ReactNode {
  const { prompt } = useMessages();
  const visible = useVisibleText();
  const { elicitation, leaving } = useElicitationContext();
  const name = useCall(elicitation.call)?.name;
  if (elicitation.phase !== "open" || !elicitation.stopCall) return null;
  return (
    <div {...props} className={cx("mcp-call", className)}>
      <span className="mcp-call-name">
        {name === undefined ? prompt.partOfCall : prompt.partOf({ call: visible(name) })}
      </span>
      <Button weight="quiet" className="mcp-call-stop" onClick={leaving.stop}>
        {prompt.stopCall}
      </Button>
    </div>
  );
}
