import type { ReactElement } from "react";

/** Props of {@link Switch}. */
export interface SwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
}

/** A checkbox with its label. Renders a `<label>` element. */
export function Switch({
  label,
  checked,
  disabled = false,
  onCheckedChange,
}: SwitchProps): ReactElement {
  return (
    <label className="switch">
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onCheckedChange(target.checked)}
      />
      {label}
    </label>
  );
}
