"use client";

import type { ReactNode } from "react";
import { renderControl } from "../controls/renderControl.js";
import { useFieldContext } from "./FieldContext.js";
import { useFormContext } from "./FormContext.js";

/** What the person fills in: ours, or the host's own control in a `<div>`. Renders the control's element. */
export function ElicitationFormControl(): ReactNode {
  const { controls, fieldControls } = useFormContext();
  const { field, hint, findings, ids, isOwn, state } = useFieldContext();
  const { entry, setEntry, setTarget, issues, secret } = state;
  const isInvalid = issues.length > 0;
  const describedBy = [
    !field.required && ids.optional,
    field.description !== undefined && ids.description,
    hint !== "" && ids.hint,
    findings.length > 0 && ids.warning,
    isInvalid && ids.error,
  ].filter((id) => id !== false);
  const props = {
    onValueChange: setEntry,
    controlRef: setTarget,
    secret,
    attributes: {
      id: ids.control,
      "aria-labelledby": ids.label,
      "aria-describedby": describedBy.length > 0 ? describedBy.join(" ") : undefined,
      "aria-invalid": isInvalid || undefined,
      "aria-required": field.required || undefined,
    } as const,
  };
  const control = renderControl(field, entry, props, controls, fieldControls);
  return isOwn ? <div className="mcp-form-own">{control}</div> : control;
}
