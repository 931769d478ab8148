"use client";

import type { ReactNode } from "react";
import { useMessages } from "../../ui/useMessages.js";
import type { ElicitationControlProps } from "./controlProps.js";
import { optionLabel } from "./optionLabel.js";
import { RadioGroup } from "./RadioGroup.js";

/** One of a few options, all in sight. Renders a `<div>` element. */
export function RadiosControl({
  field,
  value,
  onValueChange,
  ...props
}: ElicitationControlProps<"choice">): ReactNode {
  const { form } = useMessages();
  const options = field.options.map((option, index) => ({
    value: String(index),
    label: optionLabel(option),
    description: option.description,
  }));
  const none = { value: "", label: form.noAnswer, isOurs: true };
  return (
    <RadioGroup
      {...props}
      options={field.required ? options : [...options, none]}
      value={value ?? (field.required ? "none" : "")}
      onValueChange={(next) => onValueChange(next === "" ? null : next)}
    />
  );
}
