"use client";

import { type ReactNode, useCallback, useEffect, useMemo, useRef } from "react";
import { useBrowserLayoutEffect } from "../../../react/useBrowserLayoutEffect.js";
import type { Field } from "../../../schema/field.js";
import type { BoundControlProps } from "../../controls/boundControl.js";
import { renderOwnControl } from "../../controls/own/renderOwnControl.js";
import { renderControl } from "../../controls/renderControl.js";
import { useBoundEntry } from "../../controls/useBoundEntry.js";
import { bindEntry } from "../../react/entries/entryBinding.js";
import { useFieldState } from "../../react/useFieldState.js";
import { useFormContext } from "../FormContext.js";
import { useHiddenRuns } from "../words/useHiddenRuns.js";
import { useLengthNote } from "../words/useLengthNote.js";
import { useFieldContext } from "./FieldContext.js";
import { describedWithNotes, FieldNotes } from "./FieldNotes.js";
import { LockedControl } from "./LockedControl.js";
import { useControlAttributes } from "./useControlAttributes.js";
import { useFieldLock } from "./useFieldLock.js";

/**
 * The element that the person fills in: ours, or the host's own control in a `<div>`; below it, notes on what it holds,
 * near a limit or with something hidden in it. A dangerous field is locked first: a `<div>` element with a button that
 * unlocks it stands in its place. Renders the control's element.
 */
export function ElicitationFormControl(): ReactNode {
  const { control } = useFormContext();
  const { field } = useFieldContext();
  const { isLocked, unlock } = useFieldLock();
  const takesFocus = useRef(false);
  const unlockAndGo = () => {
    takesFocus.current = true;
    unlock();
  };
  const focusIfDue = useCallback(() => {
    if (takesFocus.current) control.focus(field);
    takesFocus.current = false;
  }, [control, field]);
  const leaveTo = useCallback((hadFocus: boolean) => {
    takesFocus.current = hadFocus;
  }, []);
  // Whoever pressed the one, or was in the other, goes on in what stands in its place.
  useEffect(focusIfDue);
  return isLocked ? <LockedControl onUnlock={unlockAndGo} /> : <OpenControl onLeave={leaveTo} />;
}

function OpenControl({ onLeave }: { readonly onLeave: (hadFocus: boolean) => void }): ReactNode {
  const { control } = useFormContext();
  const { field, isOwn, ids } = useFieldContext();
  const attributes = useControlAttributes();
  const secret = useFieldState(control, field, () => control.isSecret(field));
  const binding = useMemo(() => bindEntry(control, field), [control, field]);
  useBrowserLayoutEffect(
    () => () => onLeave(document.activeElement?.id === ids.control),
    [onLeave, ids.control],
  );
  const notes = {
    id: attributes.id,
    length: useLengthNote(control, field),
    hidden: useHiddenRuns(control, field, secret),
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
