"use client";

import type { ReactNode } from "react";
import { useMessages } from "../../../ui/useMessages.js";
import type { BoundControlProps } from "../boundControl.js";
import { optionLabels } from "../optionLabels.js";
import { textOf } from "../writeText.js";
import { RadioGroup, type RadioOption } from "./RadioGroup.js";

/** A longer label is read more easily in a line of its own. */
const longestChip = 40;

/** One of a few options, all in sight. Renders a `<div>` element. */
export function RadiosControl({
  field,
  binding,
  attributes,
}: BoundControlProps<"choice">): ReactNode {
  const labels = optionLabels(field.options, useMessages().form);
  const options = field.options.map((option, index) => ({
    value: String(index),
    label: labels[index] ?? "",
    description: option.description,
  }));
  return (
    <RadioGroup
      chips={options.every(isShort)}
      clearable={!field.required}
      attributes={attributes}
      binding={binding}
      options={options}
      toValue={textOf}
      toEntry={(value) => value}
    />
  );
}

function isShort({ label, description }: Omit<RadioOption, "id">): boolean {
  return description === undefined && label.length <= longestChip;
}
