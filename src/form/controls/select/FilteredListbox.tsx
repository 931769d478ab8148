"use client";

import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from "downshift";
import { type KeyboardEvent, type ReactNode, useMemo, useState } from "react";
import type { FieldOption } from "../../../schema/field.js";
import { useVisibleText } from "../../../ui/hidden-text/useVisibleText.js";
import { useMessages } from "../../../ui/useMessages.js";
import { useRefs } from "../../../ui/useRefs.js";
import { isComposing } from "../../parts/isComposing.js";
import type { FocusTarget } from "../../react/elicitationFormStore.js";
import type { ControlAttributes } from "../controlProps.js";
import { environmentOf } from "../environmentOf.js";
import { optionLabels } from "../optionLabels.js";
import { createOptionFinder } from "./findOptions.js";
import { ListboxOptions } from "./ListboxOptions.js";

/** The props of `FilteredListbox`. */
export interface FilteredListboxProps {
  readonly options: readonly FieldOption[];
  /** The places of the chosen options, as strings. */
  readonly chosen: readonly string[];
  /** Whether several can be chosen. */
  readonly multiple: boolean;
  readonly onChosenChange: (chosen: readonly string[]) => void;
  readonly controlRef: (target: FocusTarget | null) => void;
  readonly attributes: ControlAttributes;
}

/** A text field that filters a long list of options under it (the combobox pattern of ARIA). Renders a `<div>` element. */
export function FilteredListbox({
  options,
  chosen,
  multiple,
  onChosenChange,
  controlRef,
  attributes,
}: FilteredListboxProps): ReactNode {
  const { form } = useMessages();
  const labels = optionLabels(options, form);
  const find = useMemo(() => createOptionFinder(labels), [labels]);
  const visible = useVisibleText();
  const [typed, setTyped] = useState<string>();
  const items = useMemo(() => [...find(typed ?? "")], [find, typed]);
  const [only] = multiple ? [] : chosen;

  const toggle = (key: string) =>
    onChosenChange(
      chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key],
    );

  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const inputRef = useRefs<HTMLInputElement>(setInput, controlRef);
  const environment = useMemo(() => environmentOf(input), [input]);
  const listbox = useCombobox<number>({
    environment,
    items,
    inputId: attributes.id,
    labelId: attributes["aria-labelledby"],
    menuId: `${attributes.id}-options`,
    toggleButtonId: `${attributes.id}-toggle`,
    itemToString: (item) => (item === null ? "" : visible(labels[item] ?? "")),
    selectedItem: only === undefined ? null : Number(only),
    inputValue: typed ?? (only === undefined ? "" : visible(labels[Number(only)] ?? "")),
    stateReducer: (state, action) => listboxState(state, action, multiple),
    onSelectedItemChange({ selectedItem }) {
      if (typeof selectedItem !== "number") return;
      if (multiple) toggle(String(selectedItem));
      else onChosenChange([String(selectedItem)]);
    },
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) setTyped(undefined);
    },
    // Its own live region would be outside of a modal dialog.
    getA11yStatusMessage: () => "",
    // Options outside the visible part of the list have no element to scroll to.
    scrollIntoView: () => {},
  });
  const { isOpen } = listbox;

  const onKeyDown = (event: KeyboardEvent) => {
    // The way to tell downshift, which only knows an Enter that chooses and an Escape that closes.
    if (isComposing(event)) Object.assign(event, { preventDownshiftDefault: true });
    // Enter chooses; sending is for a list that is closed.
    if (event.key === "Enter" && isOpen && !event.ctrlKey && !event.metaKey) event.preventDefault();
  };

  return (
    <div className="mcp-form-listbox" data-open={isOpen || undefined}>
      <input
        {...listbox.getInputProps({
          ref: inputRef,
          onKeyDown,
          onChange({ currentTarget }) {
            setTyped(currentTarget.value);
            if (!multiple && currentTarget.value === "") onChosenChange([]);
          },
        })}
        {...attributes}
        type="text"
        className="mcp-form-input"
        dir="auto"
        placeholder={form.filter}
      />
      <ListboxOptions
        listbox={listbox}
        items={items}
        labels={labels}
        chosen={chosen}
        multiple={multiple}
      />
      <p role="status" className="mcp-visually-hidden">
        {isOpen && form.matches({ count: items.length })}
      </p>
    </div>
  );
}

const types = useCombobox.stateChangeTypes;

/** Changes downshift's own state of a list of options: it never chooses for the person, nor takes a choice back. */
function listboxState(
  state: UseComboboxState<number>,
  { type, changes }: UseComboboxStateChangeOptions<number>,
  multiple: boolean,
): Partial<UseComboboxState<number>> {
  switch (type) {
    case types.InputBlur:
      return { ...changes, selectedItem: state.selectedItem };
    case types.InputKeyDownEscape:
      return { ...state, isOpen: false, highlightedIndex: -1 };
    case types.InputChange:
      return { ...changes, selectedItem: state.selectedItem, highlightedIndex: 0 };
    case types.InputKeyDownEnter:
    case types.ItemClick:
      // Where nothing fits what was typed, there is nothing to choose.
      if (typeof changes.selectedItem !== "number") return state;
      return multiple
        ? { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex }
        : changes;
    default:
      return changes;
  }
}
