"use client";

import { type ReactNode, useState } from "react";
import { useMessages } from "../../../ui/useMessages.js";
import type { BoundControlProps } from "../boundControl.js";
import { BoundArea } from "./BoundArea.js";
import { MaskedLines } from "./MaskedLines.js";
import { SecretToggle } from "./SecretToggle.js";
import { secretProps } from "./secretProps.js";
import { useKeptPlace } from "./useKeptPlace.js";

/** Nested data, written as JSON. Renders a `<textarea>` element, and for a secret an `<input>`. */
export function PlainJsonControl({
  field,
  binding,
  secret,
  attributes: { "aria-describedby": described = "", ...others },
}: BoundControlProps<"json">): ReactNode {
  const { form } = useMessages();
  const hintId = `${others.id}-json`;
  const attributes = { ...others, "aria-describedby": `${hintId} ${described}`.trimEnd() };
  const [isShown, setShown] = useState(false);
  const isMasked = secret && !isShown;
  const place = useKeptPlace(isMasked);
  return (
    <>
      <p id={hintId} className="mcp-form-hint">
        {form.json({ shape: field.shape })}
      </p>
      {isMasked ? (
        <MaskedLines binding={binding} attributes={attributes} place={place} />
      ) : (
        <BoundArea
          {...attributes}
          {...place.props}
          {...(secret ? secretProps : { autoComplete: "none", autoCapitalize: "none" })}
          binding={binding}
          className="mcp-form-textarea mcp-form-code"
          dir="ltr"
          rows={6}
          spellCheck={false}
          elementRef={place.ref}
          take={({ value }) => binding.take(value)}
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
