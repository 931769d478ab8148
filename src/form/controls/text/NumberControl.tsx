"use client";

import { type ReactNode, useCallback, useState } from "react";
import type { NumberField } from "../../../schema/field.js";
import { useLocale } from "../../../ui/useLocale.js";
import type { Entry } from "../../model/entry.js";
import type { BoundControlProps } from "../boundControl.js";
import { BoundInput } from "./BoundInput.js";
import { readNumberText, writeNumber } from "./numberText.js";
import { SecretToggle } from "./SecretToggle.js";
import { secretProps } from "./secretProps.js";

/** A number, typed as the locale writes it. Renders an `<input>` element. */
export function NumberControl({
  field,
  binding,
  secret,
  attributes,
}: BoundControlProps<"number">): ReactNode {
  const { integer } = field;
  const locale = useLocale();
  const [isShown, setShown] = useState(false);
  const write = useCallback(
    (element: HTMLInputElement, entry: Entry) => writeNumber(element, entry, { integer, locale }),
    [integer, locale],
  );
  return (
    <>
      <BoundInput
        {...attributes}
        {...(secret ? secretProps : { autoComplete: "none" })}
        binding={binding}
        write={write}
        type={secret && !isShown ? "password" : "text"}
        className="mcp-form-input"
        inputMode={inputMode(field)}
        dir="ltr"
        take={(element) => {
          const { entry, parseError } = readNumberText(element.value, { integer, locale });
          binding.take(entry, parseError);
        }}
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
