"use client";

import { type ReactNode, useState } from "react";
import type { ElicitationControlProps } from "./controlProps.js";
import { MaskedLines } from "./MaskedLines.js";
import { SecretToggle } from "./SecretToggle.js";
import { secretProps } from "./secretProps.js";
import { TypedArea } from "./TypedArea.js";
import { useKeptPlace } from "./useKeptPlace.js";

/** Nested data, written as JSON. Renders a `<textarea>` element, and for a secret an `<input>`. */
export function PlainJsonControl({
  value,
  onValueChange,
  controlRef,
  secret,
  attributes,
}: ElicitationControlProps<"json">): ReactNode {
  const [isShown, setShown] = useState(false);
  const isMasked = secret && !isShown;
  const place = useKeptPlace(isMasked);
  return (
    <>
      {isMasked ? (
        <MaskedLines
          value={value ?? ""}
          onValueChange={onValueChange}
          controlRef={controlRef}
          attributes={attributes}
          place={place}
        />
      ) : (
        <TypedArea
          {...attributes}
          {...place.props}
          {...(secret ? secretProps : { autoComplete: "none", autoCapitalize: "none" })}
          className="mcp-form-textarea mcp-form-code"
          dir="ltr"
          rows={6}
          spellCheck={false}
          text={value ?? ""}
          elementRef={(target) => {
            place.ref(target);
            controlRef(target);
          }}
          onChange={(event) => onValueChange(event.currentTarget.value)}
        />
      )}
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
