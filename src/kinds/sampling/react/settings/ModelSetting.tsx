"use client";

import { type ReactNode, useId } from "react";
import { useSamplingSettings } from "../hooks/useSamplingSettings.js";
import { useSettingsMessages } from "./useSettingsMessages.js";

/** The props of `ModelSetting`. */
export interface ModelSettingProps {
  readonly label: string;
  /** Stands for no model. */
  readonly none: string;
  /** The id of the model; it may be one that is not there any more. */
  readonly value: string | undefined;
  readonly onValueChange: (model: string | undefined) => void;
}

/** A choice among the host's models. Renders a `<div>` element. */
export function ModelSetting({ label, none, value, onValueChange }: ModelSettingProps): ReactNode {
  const words = useSettingsMessages();
  const { models } = useSamplingSettings();
  const id = useId();
  const isMissing = value !== undefined && models.every((model) => model.id !== value);
  return (
    <div className="mcp-sampling-field">
      <label className="mcp-sampling-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="mcp-form-select"
        value={value ?? ""}
        onChange={({ currentTarget }) => onValueChange(currentTarget.value || undefined)}
      >
        <option value="">{none}</option>
        {models.map((model) => (
          <option key={model.id} value={model.id}>
            {model.name ?? model.id}
          </option>
        ))}
        {isMissing && <option value={value}>{words.missing({ model: value })}</option>}
      </select>
    </div>
  );
}
