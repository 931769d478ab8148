"use client";

import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { focusedElement } from "../../../react/tree.js";
import { useBrowserLayoutEffect } from "../../../react/useBrowserLayoutEffect.js";
import type { TextRun } from "../../../safety/text/revealHidden.js";
import type { Field } from "../../../schema/field.js";
import { TextRuns } from "../../../ui/HiddenText.js";
import { useMessages } from "../../../ui/useMessages.js";
import type { BoundControlProps } from "../../controls/boundControl.js";
import { renderOwnControl } from "../../controls/own/renderOwnControl.js";
import { renderControl } from "../../controls/renderControl.js";
import { useBoundEntry } from "../../controls/useBoundEntry.js";
import { isDanger } from "../../model/inspectForm.js";
import type { ElicitationFormStore } from "../../react/elicitationFormStore.js";
import { bindEntry } from "../../react/entries/entryBinding.js";
import { useFieldState } from "../../react/useFieldState.js";
import { useFormContext } from "../FormContext.js";
import { countHint } from "../words/countHint.js";
import { lengthNote } from "../words/lengthNote.js";
import { shownText } from "../words/shownText.js";
import { useHiddenRuns } from "../words/useHiddenRuns.js";
import { useFieldContext } from "./FieldContext.js";
import { LockedControl } from "./LockedControl.js";
import { useControlAttributes } from "./useControlAttributes.js";

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
    () => () => onLeave(focusedElement()?.id === ids.control),
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

/** Whether a field is locked, and the way to unlock it. */
interface FieldLock {
  readonly isLocked: boolean;
  readonly unlock: () => void;
}

/** Locks a field that asks for what nobody should enter, until the person unlocks it; one that was filled in before stays open. */
function useFieldLock(): FieldLock {
  const { control } = useFormContext();
  const { field, findings } = useFieldContext();
  const [isOpen, setOpen] = useState(false);
  const isDangerous = findings.some(isDanger);
  const isFilledIn = useFieldState(control, field, () => isDangerous && control.isChanged(field));
  if (isFilledIn && !isOpen) setOpen(true);
  return { isLocked: isDangerous && !isOpen && !isFilledIn, unlock: () => setOpen(true) };
}

/** The props of `FieldNotes`. */
interface FieldNotesProps {
  /** The DOM id of the control. */
  readonly id: string;
  /** The note on the length of what it holds. */
  readonly length: string;
  /** The parts of its value around hidden characters. */
  readonly hidden: readonly TextRun[];
}

/** Notes on what a control holds now. Renders `<p>` elements, or nothing. */
function FieldNotes({ id, length, hidden }: FieldNotesProps): ReactNode {
  const { form } = useMessages();
  return (
    <>
      {length !== "" && (
        <p id={lengthId(id)} className="mcp-form-hint">
          {length}
        </p>
      )}
      {hidden.length > 0 && (
        <p id={hiddenId(id)} className="mcp-form-warning">
          {form.holdsHidden}{" "}
          <bdi dir="auto" className="mcp-server-text">
            <TextRuns runs={hidden} />
          </bdi>
        </p>
      )}
    </>
  );
}

/** The DOM ids of the notes that are there, for `aria-describedby`, after what describes the control already. */
function describedWithNotes(
  described: string | undefined,
  { id, length, hidden }: FieldNotesProps,
): string | undefined {
  const ids = [described, length !== "" && lengthId(id), hidden.length > 0 && hiddenId(id)];
  return ids.filter(Boolean).join(" ") || undefined;
}

const lengthId = (id: string) => `${id}-length`;
const hiddenId = (id: string) => `${id}-hidden`;

/** Writes the note on the length of what a field holds; empty far from its limits, and where nobody has typed. */
function useLengthNote(control: ElicitationFormStore, field: Field): string {
  const { form } = useMessages();
  const note = useFieldState(control, field, () =>
    control.isChanged(field) ? lengthNote(field, shownText(control.entryOf(field))) : undefined,
  );
  if (note === undefined || field.kind !== "text") return "";
  const { minLength: min, maxLength: max } = field;
  if (typeof note === "number") return form.charactersLeft({ count: note });
  if (min === max) return countHint(form, "length", { min, max });
  return countHint(form, "length", note === "short" ? { min } : { max });
}
