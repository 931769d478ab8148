"use client";

import type { ComponentProps, ReactNode } from "react";
import { cx } from "../shared/cx.js";

/** The props of `Elicitation.Body`. */
export type ElicitationBodyProps = ComponentProps<"div">;

/** What scrolls where it is long, so that header and actions stay in sight. Renders a `<div>` element. */
export function ElicitationBody({ className, ...props }: ElicitationBodyProps): ReactNode {
  return <div {...props} className={cx("mcp-elicitation-body", className)} />;
}
