"use client";

import { type ReactNode, useState } from "react";
import type { NumberField } from "../../schema/field.js";
import { useLocale } from "../../ui/useLocale.js";
import { useNumberText } from "../react/useNumberText.js";
import type { ElicitationControlProps } from "./controlProps.js";
import { SecretToggle } from "./SecretToggle.js";
import { secretProps } from "./secretProps.js";
import { TypedInput } from "./TypedInput.js";

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
  const [isShown, setShown] = useState(false);
  return (
    <>
      <TypedInput
        {...attributes}
        {...(secret ? secretProps : { autoComplete: "none" })}
        type={secret && !isShown ? "password" : "text"}
        className="mcp-form-input"
        inputMode={inputMode(field)}
        dir="ltr"
        text={text}
        elementRef={controlRef}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {secret && (
        <SecretToggle
          shown={isShown}
          onShownChange={setShown}
          labelledBy={attributes["aria-labelledby"]}
        />
      )}
    </>
  );
}

/** The number pads of phones have no minus. */
function inputMode({ integer, minimum, exclusiveMinimum }: NumberField) {
  if ((minimum ?? exclusiveMinimum ?? -1) < 0) return "text";
  return integer ? "numeric" : "decimal";
}
