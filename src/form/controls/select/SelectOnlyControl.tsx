"use client";

import { type UseSelectState, type UseSelectStateChangeOptions, useSelect } from "downshift";
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import { Button } from "../../../ui/Button.js";
import { useVisibleText } from "../../../ui/hidden-text/useVisibleText.js";
import { ServerText } from "../../../ui/ServerText.js";
import { useMessages } from "../../../ui/useMessages.js";
import { useRefs } from "../../../ui/useRefs.js";
import { useFieldContext } from "../../parts/field/FieldContext.js";
import type { BoundControlProps } from "../boundControl.js";
import { environmentOf } from "../environmentOf.js";
import { optionLabels } from "../optionLabels.js";
import { useBoundEntry } from "../useBoundEntry.js";
import { textOf } from "../writeText.js";
import { keepBeside, scrollWithin } from "./popupPlace.js";
import { SelectOptions } from "./SelectOptions.js";
import { watchPressesOutside } from "./watchPressesOutside.js";

/** One of some options, in a list of ours that opens above everything else (the select-only combobox pattern of ARIA). Renders a `<div>` element. */
export function SelectOnlyControl({
  field,
  binding,
  attributes,
}: BoundControlProps<"choice">): ReactNode {
  const { form } = useMessages();
  const visible = useVisibleText();
  const label = visible(useFieldContext().label);
  const chosen = textOf(useBoundEntry(binding));
  const labels = optionLabels(field.options, form);
  const keys = useMemo(() => field.options.map((_, index) => String(index)), [field]);
  const labelOf = (key: string) => labels[Number(key)] ?? "";
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [list, setList] = useState<HTMLDivElement | null>(null);
  const buttonRef = useRefs<HTMLButtonElement>(setButton, binding.attach);

  const environment = useMemo(() => environmentOf(button), [button]);
  const select = useSelect<string>({
    environment,
    items: keys,
    selectedItem: chosen === "" ? null : chosen,
    itemToString: (key) => (key === null ? "" : visible(labelOf(key))),
    toggleButtonId: attributes.id,
    labelId: attributes["aria-labelledby"],
    menuId: `${attributes.id}-options`,
    getItemId: (index) => `${attributes.id}-option-${index}`,
    stateReducer: selectState,
    onSelectedItemChange: ({ selectedItem }) => binding.take(selectedItem),
    // Its own live region would be outside of a modal dialog.
    getA11yStatusMessage: () => "",
    scrollIntoView: scrollWithin,
  });
  const { isOpen } = select;
  usePopupBeside(isOpen, button, list, select.closeMenu);

  const isClearable = !field.required && chosen !== "";
  const clear = () => {
    binding.take(null);
    button?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isShortcut = event.key === "Enter" && (event.ctrlKey || event.metaKey);
    const clears = !isOpen && isClearable && (event.key === "Backspace" || event.key === "Delete");
    // The way to tell downshift, which takes an Enter that sends the form for one that opens the list.
    if (isShortcut) Object.assign(event, { preventDownshiftDefault: true });
    if (clears) clear();
  };

  return (
    <div className="mcp-form-select-row" data-open={isOpen || undefined}>
      <button
        {...select.getToggleButtonProps({ ref: buttonRef, onKeyDown })}
        {...attributes}
        type="button"
        className="mcp-form-select mcp-form-select-button"
      >
        {chosen === "" ? (
          <span className="mcp-form-select-empty">{form.choose}</span>
        ) : (
          <ServerText>{labelOf(chosen)}</ServerText>
        )}
      </button>
      {isClearable && (
        <Button weight="quiet" aria-label={form.clear({ label })} onClick={clear}>
          <span aria-hidden className="mcp-form-cross" />
        </Button>
      )}
      <SelectOptions
        select={select}
        field={field}
        labels={labels}
        chosen={chosen}
        id={attributes.id}
        listRef={setList}
      />
    </div>
  );
}

const types = useSelect.stateChangeTypes;

/** Changes downshift's own state of an open list: leaving it chooses nothing for the person. */
function selectState(
  state: UseSelectState<string>,
  { type, changes }: UseSelectStateChangeOptions<string>,
): Partial<UseSelectState<string>> {
  return type === types.ToggleButtonBlur
    ? { ...changes, selectedItem: state.selectedItem }
    : changes;
}

/** Keeps a list beside its opener while it is open, with the option in use in sight, and closes it at a press elsewhere. Keep `close` stable. */
function usePopupBeside(
  isOpen: boolean,
  opener: HTMLElement | null,
  list: HTMLElement | null,
  close: () => void,
): void {
  useLayoutEffect(() => {
    if (!isOpen || !opener || !list) return undefined;
    const stop = keepBeside(list, opener);
    const active = list.querySelector<HTMLElement>("[data-highlighted]");
    if (active) scrollWithin(active, list);
    return stop;
  }, [isOpen, opener, list]);
  // Downshift would know by the focus alone that somebody leaves.
  useEffect(
    () => (isOpen ? watchPressesOutside([opener, list], close) : undefined),
    [isOpen, opener, list, close],
  );
}
