"use client";

import type { UseSelectReturnValue } from "downshift";
import type { ReactNode, Ref } from "react";
import type { ChoiceField } from "../../../schema/field.js";
import { OptionText } from "../choices/OptionText.js";

/** The props of `SelectOptions`. */
export interface SelectOptionsProps {
  readonly select: UseSelectReturnValue<string>;
  readonly field: ChoiceField;
  readonly labels: readonly string[];
  /** The place of the chosen option, as a string. */
  readonly chosen: string;
  /** The DOM id of the control. */
  readonly id: string;
  readonly listRef: Ref<HTMLDivElement>;
}

/** The options of a list that opens above everything else, there while it is open. Renders a `<div>` element. */
export function SelectOptions({
  select: { isOpen, highlightedIndex, getMenuProps, getItemProps },
  field,
  labels,
  chosen,
  id,
  listRef,
}: SelectOptionsProps): ReactNode {
  return (
    <div
      {...getMenuProps({
        ref: listRef,
        // Its scroll bar takes no focus from what has the keys.
        onMouseDown: (event) => event.preventDefault(),
      })}
      popover="manual"
      hidden={!isOpen}
      className="mcp-form-listbox-options mcp-form-popup"
    >
      {isOpen &&
        field.options.map((option, index) => {
          const key = String(index);
          const textId = `${id}-text-${key}`;
          return (
            <div
              {...getItemProps({
                item: key,
                index,
                "aria-selected": key === chosen,
                "aria-labelledby": textId,
                "aria-describedby": option.description ? `${textId}-more` : undefined,
              })}
              key={key}
              className="mcp-form-listbox-option"
              data-highlighted={index === highlightedIndex || undefined}
            >
              <OptionText
                id={textId}
                label={labels[index] ?? ""}
                description={option.description}
              />
            </div>
          );
        })}
    </div>
  );
}
