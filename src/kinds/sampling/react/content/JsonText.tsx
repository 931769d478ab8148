"use client";

import { type ReactNode, useMemo } from "react";
import { FoldedText } from "./FoldedText.js";
import { useSamplingContentMessages } from "./useSamplingContentMessages.js";
import { writeJson } from "./writeJson.js";

/** The props of `JsonText`. */
export interface JsonTextProps {
  readonly value: unknown;
  /** Explains what the data is. */
  readonly label: string;
}

/** Data as JSON, long or deep as it may be. Renders a `<div>` element. */
export function JsonText({ value, label }: JsonTextProps): ReactNode {
  const { tooDeep } = useSamplingContentMessages();
  const text = useMemo(() => writeJson(value), [value]);
  return text === undefined ? (
    <p className="mcp-step-hint">{tooDeep}</p>
  ) : (
    <FoldedText isCode text={text} label={label} />
  );
}
