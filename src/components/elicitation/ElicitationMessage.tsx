"use client";

import type { ComponentProps, ReactNode } from "react";
import type { ElicitationView } from "../../hooks/viewElicitation.js";
import { cx } from "../shared/cx.js";
import { ServerText } from "../shared/ServerText.js";

/** The props of `ElicitationMessage`. */
export interface ElicitationMessageProps extends Omit<ComponentProps<"p">, "children"> {
  /** The question. */
  readonly elicitation: ElicitationView;
}

/** Shows why the server asks, in its own words and with its own line breaks. Renders a `<p>` element. */
export function ElicitationMessage({
  elicitation,
  className,
  ...props
}: ElicitationMessageProps): ReactNode {
  const { message } = elicitation.request;
  if (message === "") return null;
  return (
    <p {...props} className={cx("mcp-elicitation-message", className)}>
      <ServerText>{message}</ServerText>
    </p>
  );
}
