"use client";

import { type ReactNode, useId } from "react";
import { useMessages } from "../../../../ui/useMessages.js";
import { useRequestMessages } from "./useRequestMessages.js";

/** The props of `ChoiceField`. */
export interface ChoiceFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value | undefined;
  /** The option for no value. */
  readonly none: string;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly onValueChange: (value: Value | undefined) => void;
}

/** A choice of one option, or of none. Renders a `<div>` element. */
export function ChoiceField<Value extends string>({
  label,
  value,
  none,
  options,
  onValueChange,
}: ChoiceFieldProps<Value>): ReactNode {
  const id = useId();
  return (
    <div className="mcp-sampling-field">
      <label className="mcp-sampling-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="mcp-form-select"
        value={value ?? ""}
        onChange={({ currentTarget }) =>
          onValueChange(options.find(([name]) => name === currentTarget.value)?.[0])
        }
      >
        <option value="">{none}</option>
        {options.map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The props of `PriorityField`. */
export interface PriorityFieldProps {
  readonly label: string;
  /** From 0 to 1. */
  readonly value: number | undefined;
  readonly onValueChange: (value: number) => void;
}

/** The weight of one quality. Renders a `<div>` element. */
export function PriorityField({ label, value, onValueChange }: PriorityFieldProps): ReactNode {
  const { unsaid } = useRequestMessages();
  const { locale } = useMessages();
  const id = useId();
  const text =
    value === undefined
      ? unsaid
      : new Intl.NumberFormat(locale, { style: "percent" }).format(value);
  return (
    <div className="mcp-sampling-priority">
      <label className="mcp-sampling-priority-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="range"
        className="mcp-sampling-range"
        min={0}
        max={1}
        step={0.05}
        aria-valuetext={text}
        value={value ?? 0}
        onChange={({ currentTarget }) => onValueChange(Number(currentTarget.value))}
      />
      <output htmlFor={id} className="mcp-sampling-share">
        {text}
      </output>
    </div>
  );
}

/** The props of `SwitchField`. */
export interface SwitchFieldProps {
  readonly label: ReactNode;
  readonly hint?: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
}

/** A setting that is on or off. Renders a `<div>` element. */
export function SwitchField({
  label,
  hint,
  checked,
  disabled,
  onCheckedChange,
}: SwitchFieldProps): ReactNode {
  const id = useId();
  return (
    <div className="mcp-sampling-switch">
      <input
        id={id}
        type="checkbox"
        className="mcp-form-checkbox"
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        checked={checked}
        disabled={disabled}
        onChange={({ currentTarget }) => onCheckedChange(currentTarget.checked)}
      />
      <label className="mcp-sampling-switch-label" htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mcp-form-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
