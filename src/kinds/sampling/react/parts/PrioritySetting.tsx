"use client";

import { type ReactNode, useId } from "react";
import { useMessages } from "../../../../ui/useMessages.js";
import { useRequestMessages } from "../useRequestMessages.js";

/** The props of `PrioritySetting`. */
export interface PrioritySettingProps {
  readonly label: string;
  /** From 0 to 1; absent where nothing is said. */
  readonly value: number | undefined;
  readonly onValueChange: (value: number) => void;
}

/** The weight of one quality. Renders a `<div>` element. */
export function PrioritySetting({ label, value, onValueChange }: PrioritySettingProps): ReactNode {
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
