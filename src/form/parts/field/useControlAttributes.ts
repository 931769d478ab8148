"use client";

import type { ControlAttributes } from "../../controls/controlProps.js";
import { useFieldContext } from "./FieldContext.js";

/** The attributes that tie the control of a field to the parts beside it. */
export function useControlAttributes(): ControlAttributes {
  const { field, hint, findings, ids, issues } = useFieldContext();
  const isInvalid = issues.length > 0;
  const describedBy = [
    !field.required && ids.optional,
    field.description !== undefined && ids.description,
    hint !== "" && ids.hint,
    findings.length > 0 && ids.warning,
    isInvalid && ids.error,
  ].filter((id) => id !== false);
  return {
    id: ids.control,
    "aria-labelledby": ids.label,
    "aria-describedby": describedBy.length > 0 ? describedBy.join(" ") : undefined,
    "aria-invalid": isInvalid || undefined,
    "aria-required": field.required || undefined,
  };
}
