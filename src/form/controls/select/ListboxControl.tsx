"use client";

import type { ReactNode } from "react";
import type { BoundControlProps } from "../boundControl.js";
import { useBoundEntry } from "../useBoundEntry.js";
import { textOf } from "../writeText.js";
import { FilteredListbox } from "./FilteredListbox.js";

/** One of hundreds of options, found by typing. Renders a `<div>` element. */
export function ListboxControl({
  field,
  binding,
  ...props
}: BoundControlProps<"choice">): ReactNode {
  const chosen = textOf(useBoundEntry(binding));
  return (
    <FilteredListbox
      {...props}
      options={field.options}
      chosen={chosen === "" ? [] : [chosen]}
      multiple={false}
      onChosenChange={([key]) => binding.take(key ?? null)}
      controlRef={binding.attach}
    />
  );
}
