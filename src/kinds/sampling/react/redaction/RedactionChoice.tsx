"use client";

import { type ReactNode, useId } from "react";
import { ServerText } from "../../../../ui/ServerText.js";
import { useGrowing } from "../../../../ui/useGrowing.js";
import type { MarkedValues } from "./RedactionContext.js";
import { useSamplingRedactionMessages } from "./useSamplingRedactionMessages.js";

/** So many are rendered at once; the rest follow a moment later. */
const atOnce = 60;
const longest = 120;

/** The props of `RedactionChoice`. */
export interface RedactionChoiceProps extends MarkedValues {
  /** Takes the placeholders of what shall go out as it is. */
  readonly onKeptChange: (kept: readonly string[]) => void;
}

/** Everything that looks private, each to be masked or kept. Renders a `<fieldset>` element. */
export function RedactionChoice({ values, kept, onKeptChange }: RedactionChoiceProps): ReactNode {
  const words = useSamplingRedactionMessages();
  const id = useId();
  const count = useGrowing(values.length, atOnce);
  const change = (placeholder: string, isMasked: boolean) =>
    onKeptChange(
      isMasked ? [...kept].filter((other) => other !== placeholder) : [...kept, placeholder],
    );
  return (
    <fieldset className="mcp-redactions-choice">
      <legend className="mcp-step-hint">{words.maskThese}</legend>
      {values.slice(0, count).map(({ placeholder, written: [first = ""] }) => (
        <div key={placeholder} className="mcp-sampling-switch">
          <input
            id={`${id}-${placeholder}`}
            type="checkbox"
            className="mcp-form-checkbox"
            checked={!kept.has(placeholder)}
            onChange={({ currentTarget }) => change(placeholder, currentTarget.checked)}
          />
          <label className="mcp-sampling-switch-label" htmlFor={`${id}-${placeholder}`}>
            <ServerText>
              {first.length > longest ? `${first.slice(0, longest)}…` : first}
            </ServerText>{" "}
            <bdi>{placeholder}</bdi>
          </label>
        </div>
      ))}
    </fieldset>
  );
}
