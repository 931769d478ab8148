"use client";

import type { UseComboboxReturnValue } from "downshift";
import { type ReactNode, useCallback, useEffect } from "react";
import { useVisibleRows } from "../../../ui/rows/useVisibleRows.js";
import { ServerText } from "../../../ui/ServerText.js";

/** The props of `ListboxOptions`. */
export interface ListboxOptionsProps {
  readonly listbox: UseComboboxReturnValue<number>;
  /** The options that fit what was typed, by place. */
  readonly items: readonly number[];
  readonly labels: readonly string[];
  readonly chosen: readonly string[];
  readonly multiple: boolean;
}

/** The options in sight, and only those: a list may have ten thousand. Renders a `<div>` element. */
export function ListboxOptions({
  listbox: { isOpen, highlightedIndex, getMenuProps, getItemProps },
  items,
  labels,
  chosen,
  multiple,
}: ListboxOptionsProps): ReactNode {
  const count = isOpen ? items.length : 0;
  const keyOf = useCallback((index: number) => items[index] ?? index, [items]);
  const { indices, watch, place, measure, show } = useVisibleRows({ count, height: 36, keyOf });
  useEffect(() => {
    if (highlightedIndex >= 0 && highlightedIndex < count) show(highlightedIndex);
  }, [highlightedIndex, count, show]);
  return (
    <div
      {...getMenuProps({ ref: watch, "aria-multiselectable": multiple })}
      className="mcp-form-listbox-options"
      hidden={!isOpen}
    >
      <div ref={place} role="presentation">
        {indices.map((index) => {
          const item = items[index];
          if (item === undefined) return null;
          return (
            <div
              {...getItemProps({
                item,
                index,
                ref: measure,
                "aria-selected": chosen.includes(String(item)),
                "aria-setsize": items.length,
                "aria-posinset": index + 1,
              })}
              key={item}
              className="mcp-form-listbox-option"
              data-index={index}
              data-highlighted={index === highlightedIndex || undefined}
            >
              <ServerText>{labels[item] ?? ""}</ServerText>
            </div>
          );
        })}
      </div>
    </div>
  );
}
