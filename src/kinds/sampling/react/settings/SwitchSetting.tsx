"use client";

import { type ReactNode, useId } from "react";

/** The props of `SwitchSetting`. */
export interface SwitchSettingProps {
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
}

/** A setting that is on or off. Renders a `<div>` element. */
export function SwitchSetting({
  label,
  hint,
  checked,
  disabled,
  onCheckedChange,
}: SwitchSettingProps): ReactNode {
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
