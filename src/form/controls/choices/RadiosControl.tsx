"use client";

import type { ReactNode } from "react";
import type { FieldOption } from "../../../schema/field.js";
import type { BoundControlProps } from "../boundControl.js";
import { optionLabel } from "../optionLabel.js";
import { textOf } from "../writeText.js";
import { RadioGroup } from "./RadioGroup.js";

/** A longer label is read more easily in a line of its own. */
const longestChip = 40;

/** One of a few options, all in sight. Renders a `<div>` element. */
export function RadiosControl({
  field,
  binding,
  attributes,
}: BoundControlProps<"choice">): ReactNode {
  const options = field.options.map((option, index) => ({
    value: String(index),
    label: optionLabel(option),
    description: option.description,
  }));
  return (
    <RadioGroup
      chips={field.options.every(isShort)}
      clearable={!field.required}
      attributes={attributes}
      binding={binding}
      options={options}
      toValue={textOf}
      toEntry={(value) => value}
    />
  );
}

function isShort(option: FieldOption): boolean {
  return option.description === undefined && optionLabel(option).length <= longestChip;
}
