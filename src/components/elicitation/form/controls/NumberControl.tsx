"use client";

import type { ReactNode } from "react";
import { useNumberText } from "../../../../hooks/elicitation-form/useNumberText.js";
import type { NumberField } from "../../../../schema/field.js";
import type { ElicitationControlProps } from "../controlProps.js";
import { useLocale } from "../useLocale.js";

/** A number, typed as the locale writes it. Renders an `<input>` element. */
export function NumberControl({
  field,
  value,
  onValueChange,
  controlRef,
  secret,
  attributes,
}: ElicitationControlProps<"number">): ReactNode {
  const { integer } = field;
  const { text, setText } = useNumberText({ value, onValueChange, integer, locale: useLocale() });
  return (
    <input
      {...attributes}
      type={secret ? "password" : "text"}
      className="mcp-form-input"
      inputMode={inputMode(field)}
      autoComplete="off"
      dir="ltr"
      value={text}
      ref={controlRef}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
}

/** The number pads of phones have no minus. */
function inputMode({ integer, minimum, exclusiveMinimum }: NumberField) {
  if ((minimum ?? exclusiveMinimum ?? -1) < 0) return "text";
  return integer ? "numeric" : "decimal";
}
