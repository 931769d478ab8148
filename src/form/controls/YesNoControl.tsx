"use client";

import type { ReactNode } from "react";
import { useMessages } from "../../ui/useMessages.js";
import type { ElicitationControlProps } from "./controlProps.js";
import { RadioGroup } from "./RadioGroup.js";

/** Yes, no, or where the field is optional no answer: a box without a tick would be a no that nobody gave. Renders a `<div>` element. */
export function YesNoControl({
  field,
  value,
  onValueChange,
  ...props
}: ElicitationControlProps<"boolean">): ReactNode {
  const { form } = useMessages();
  const answers = [
    { value: "yes", label: form.yes, isOurs: true },
    { value: "no", label: form.no, isOurs: true },
  ];
  const none = { value: "none", label: form.noAnswer, isOurs: true };
  const chosen = value ? "yes" : "no";
  return (
    <RadioGroup
      {...props}
      row
      options={field.required ? answers : [...answers, none]}
      value={value === null ? "none" : chosen}
      onValueChange={(next) => onValueChange(next === "none" ? null : next === "yes")}
    />
  );
}
