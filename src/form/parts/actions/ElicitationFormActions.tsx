"use client";

import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../../ui/cx.js";
import { ElicitationFormCancel } from "./ElicitationFormCancel.js";
import { ElicitationFormDecline } from "./ElicitationFormDecline.js";
import { ElicitationFormSubmit } from "./ElicitationFormSubmit.js";

/** The props of `ElicitationForm.Actions`. */
export type ElicitationFormActionsProps = ComponentProps<"div">;

/** The three ways to answer: accept, decline, cancel. Renders a `<div>` element. */
export function ElicitationFormActions({
  className,
  children,
  ...props
}: ElicitationFormActionsProps): ReactNode {
  return (
    <div {...props} className={cx("mcp-form-actions", className)}>
      {children ?? (
        <>
          <ElicitationFormDecline />
          <ElicitationFormCancel />
          <ElicitationFormSubmit />
        </>
      )}
    </div>
  );
}
