"use client";

import { type ReactNode, useMemo } from "react";
import type { Field } from "../../schema/field.js";
import type { BoundControlProps } from "../controls/boundControl.js";
import { renderControl } from "../controls/renderControl.js";
import { renderOwnControl } from "../controls/renderOwnControl.js";
import { useBoundEntry } from "../controls/useBoundEntry.js";
import { bindEntry } from "../react/entryBinding.js";
import { useFieldState } from "../react/useFieldState.js";
import { useFieldContext } from "./FieldContext.js";
import { describedWithNotes, FieldNotes } from "./FieldNotes.js";
import { useFormContext } from "./FormContext.js";
import { useControlAttributes } from "./useControlAttributes.js";
import { useHiddenPart } from "./useHiddenPart.js";
import { useLengthNote } from "./useLengthNote.js";

/**
 * The element that the person fills in: ours, or the host's own control in a `<div>`; below it, notes on what it holds,
 * near a limit or with something hidden in it. Renders the control's element.
 */
export function ElicitationFormControl(): ReactNode {
  const { control } = useFormContext();
  const { field, isOwn } = useFieldContext();
  const attributes = useControlAttributes();
  const secret = useFieldState(control, field, () => control.isSecret(field));
  const binding = useMemo(() => bindEntry(control, field), [control, field]);
  const notes = {
    id: attributes.id,
    length: useLengthNote(control, field),
    hidden: useHiddenPart(control, field),
  };
  const described = describedWithNotes(attributes["aria-describedby"], notes);
  const props = { binding, secret, attributes: { ...attributes, "aria-describedby": described } };
  return (
    <>
      {isOwn ? <OwnControl {...props} field={field} /> : renderControl(field, props)}
      <FieldNotes {...notes} />
    </>
  );
}

function OwnControl({
  field,
  binding,
  ...props
}: Omit<BoundControlProps, "field"> & { readonly field: Field }) {
  const { controls, fieldControls } = useFormContext();
  const entry = useBoundEntry(binding);
  const own = { ...props, onValueChange: binding.take, controlRef: binding.attach };
  return (
    <div className="mcp-form-own">
      {renderOwnControl(field, entry, own, controls, fieldControls)}
    </div>
  );
}
