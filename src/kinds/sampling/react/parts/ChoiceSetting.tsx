"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "../../../../ui/cx.js";

/** The props of `ChoiceSetting`. */
export interface ChoiceSettingProps<Value extends string>
  extends Omit<ComponentProps<"div">, "children"> {
  readonly label: string;
  /** The choice; absent where there is none. */
  readonly value: Value | undefined;
  /** Stands for saying nothing. */
  readonly unsaid: string;
  readonly options: Readonly<Record<Value, string>>;
  /** Takes the choice; undefined says nothing. */
  readonly onValueChange: (value: Value | undefined) => void;
}

/** A setting that is chosen from a few, or left unsaid. Renders a `<div>` element. */
export function ChoiceSetting<Value extends string>({
  label,
  value,
  unsaid,
  options,
  onValueChange,
  className,
  ...props
}: ChoiceSettingProps<Value>): ReactNode {
  const id = useId();
  const isKnown = (name: string): name is Value => Object.hasOwn(options, name);
  const names = Object.keys(options).filter(isKnown);
  return (
    <div {...props} className={cx("mcp-sampling-field", className)}>
      <label className="mcp-sampling-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="mcp-form-select"
        value={value ?? ""}
        onChange={({ currentTarget }) =>
          onValueChange(isKnown(currentTarget.value) ? currentTarget.value : undefined)
        }
      >
        <option value="">{unsaid}</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {options[name]}
          </option>
        ))}
      </select>
    </div>
  );
}
