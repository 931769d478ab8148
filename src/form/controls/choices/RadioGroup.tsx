"use client";

import { type KeyboardEvent, type ReactNode, useCallback, useRef, useState } from "react";
import type { Entry } from "../../model/entry.js";
import type { EntryBinding } from "../../react/entries/entryBinding.js";
import type { ControlAttributes } from "../controlProps.js";
import { useWritten } from "../useWritten.js";
import { OptionText, type OptionTextProps } from "./OptionText.js";

/** The props of `RadioGroup`. */
export interface RadioGroupProps {
  readonly options: readonly RadioOption[];
  /** Whether the options are short enough to stand beside each other. */
  readonly chips: boolean;
  /** Whether a second press on the chosen option, Backspace or Delete takes the choice back. */
  readonly clearable: boolean;
  readonly binding: EntryBinding;
  /** The value of the option that stands for an entry. Keep it stable. */
  readonly toValue: (entry: Entry) => string;
  /** The entry that an option stands for. */
  readonly toEntry: (value: string) => Entry;
  readonly attributes: ControlAttributes;
}

/** One of the options. */
export interface RadioOption extends Omit<OptionTextProps, "id"> {
  readonly value: string;
}

/** A few options that exclude each other. Renders a `<div>` element. */
export function RadioGroup({
  options,
  chips,
  clearable,
  binding,
  toValue,
  toEntry,
  attributes,
}: RadioGroupProps): ReactNode {
  const { id } = attributes;
  const group = useRef<HTMLDivElement>(null);
  const [first] = useState(() => toValue(binding.get()));
  const write = useCallback(
    (element: HTMLElement, entry: Entry) => {
      for (const radio of radiosOf(element)) radio.checked = radio.value === toValue(entry);
    },
    [toValue],
  );
  const take = (element: HTMLElement) => {
    const chosen = [...radiosOf(element)].find(({ checked }) => checked);
    binding.take(chosen ? toEntry(chosen.value) : null);
  };
  useWritten(group, binding, write, { focus: focusChosen, take });

  const clear = () => {
    binding.take(null);
    if (group.current) write(group.current, null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event;
    // Browsers take Space for nothing on what is chosen already.
    const isSecondPress = key === " " && currentTarget.checked;
    if (!clearable || !(isSecondPress || key === "Backspace" || key === "Delete")) return;
    event.preventDefault();
    if (binding.get() !== null) clear();
  };

  return (
    <div
      {...attributes}
      ref={group}
      role="radiogroup"
      className="mcp-form-options"
      data-chips={chips || undefined}
    >
      {options.map((option, index) => (
        <label key={option.value} className="mcp-form-option">
          <input
            type="radio"
            className="mcp-form-radio"
            name={id}
            value={option.value}
            defaultChecked={option.value === first}
            aria-labelledby={`${id}-${index}`}
            aria-describedby={option.description ? `${id}-${index}-more` : undefined}
            onClick={() => {
              // Comes before the change: only a second press finds its own option chosen.
              if (clearable && toValue(binding.get()) === option.value) clear();
            }}
            onKeyDown={onKeyDown}
            onChange={() => binding.take(toEntry(option.value))}
          />
          <OptionText {...option} id={`${id}-${index}`} />
        </label>
      ))}
    </div>
  );
}

function radiosOf(group: HTMLElement): NodeListOf<HTMLInputElement> {
  return group.querySelectorAll("input");
}

function focusChosen(group: HTMLElement) {
  const radios = [...radiosOf(group)];
  (radios.find(({ checked }) => checked) ?? radios[0])?.focus();
}
