"use client";

import type { ReactNode } from "react";
import { useMessages } from "../../../ui/useMessages.js";
import type { Entry } from "../../model/entry.js";
import type { BoundControlProps } from "../boundControl.js";
import { RadioGroup } from "./RadioGroup.js";

/** Yes, no, or neither: a box without a tick would be a no that nobody gave. Renders a `<div>` element. */
export function YesNoControl({
  field,
  binding,
  attributes,
}: BoundControlProps<"boolean">): ReactNode {
  const { form } = useMessages();
  const yesOrNo = [
    { value: "yes", label: form.yes, isOurs: true },
    { value: "no", label: form.no, isOurs: true },
  ];
  return (
    <RadioGroup
      chips
      clearable={!field.required}
      attributes={attributes}
      binding={binding}
      options={yesOrNo}
      toValue={optionFor}
      toEntry={(value) => value === "yes"}
    />
  );
}

function optionFor(entry: Entry): string {
  if (entry === null) return "";
  return entry === true ? "yes" : "no";
}
