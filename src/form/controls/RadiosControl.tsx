"use client";

import type { ReactNode } from "react";
import { useMessages } from "../../ui/useMessages.js";
import type { BoundControlProps } from "./boundControl.js";
import { optionLabel } from "./optionLabel.js";
import { RadioGroup } from "./RadioGroup.js";
import { textOf } from "./writeText.js";

/** One of a few options, all in sight. Renders a `<div>` element. */
export function RadiosControl({
  field,
  binding,
  attributes,
}: BoundControlProps<"choice">): ReactNode {
  const { form } = useMessages();
  const options = field.options.map((option, index) => ({
    value: String(index),
    label: optionLabel(option),
    description: option.description,
  }));
  const none = { value: "", label: form.noValue, isOurs: true };
  return (
    <RadioGroup
      attributes={attributes}
      binding={binding}
      options={field.required ? options : [...options, none]}
      toValue={textOf}
      toEntry={(value) => value || null}
    />
  );
}
