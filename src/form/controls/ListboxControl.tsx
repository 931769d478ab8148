"use client";

import type { ReactNode } from "react";
import type { ElicitationControlProps } from "./controlProps.js";
import { FilteredListbox } from "./FilteredListbox.js";

/** One of hundreds of options, found by typing. Renders a `<div>` element. */
export function ListboxControl({
  field,
  value,
  onValueChange,
  ...props
}: ElicitationControlProps<"choice">): ReactNode {
  return (
    <FilteredListbox
      {...props}
      options={field.options}
      chosen={value === null ? [] : [value]}
      multiple={false}
      onChosenChange={([key]) => onValueChange(key ?? null)}
    />
  );
}
