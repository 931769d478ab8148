"use client";

import { createContext, useContext } from "react";
import type { Finding } from "../../../safety/finding.js";
import type { Field } from "../../../schema/field.js";
import type { FormIssue } from "../../model/formIssue.js";

/** Data that the parts of one field share. */
export interface FieldContextValue {
  /** The field, as the server's schema was read. */
  readonly field: Field;
  /** The label of the field, in one line. */
  readonly label: string;
  /** The hint, ours or the app's: which values are valid. */
  readonly hint: string;
  /** The findings about it. */
  readonly findings: readonly Finding[];
  /** The DOM ids of its parts. */
  readonly ids: FieldIds;
  /** Whether its control is a group, which a `<label>` cannot name. */
  readonly isGroup: boolean;
  /** Whether its control is the host's own. */
  readonly isOwn: boolean;
  /** The issues of its value, once they are to be shown. */
  readonly issues: readonly FormIssue[];
}

/** The DOM ids of the parts of one field. */
export interface FieldIds {
  /** The id of the control. */
  readonly control: string;
  /** The id of the label. */
  readonly label: string;
  /** Tells that it may be left out. */
  readonly optional: string;
  /** The server's explanation. */
  readonly description: string;
  /** Which values are valid. */
  readonly hint: string;
  /** The id of the warning about suspicious text. */
  readonly warning: string;
  /** The id of the sentence about a wrong value. */
  readonly error: string;
}

/** Names the parts of a field. */
export function fieldIds(domId: string, { id }: Field): FieldIds {
  const base = `${domId}-${id}`;
  return {
    control: base,
    label: `${base}-label`,
    optional: `${base}-optional`,
    description: `${base}-description`,
    hint: `${base}-hint`,
    warning: `${base}-warning`,
    error: `${base}-error`,
  };
}

export const FieldContext: React.Context<FieldContextValue | undefined> = createContext<
  FieldContextValue | undefined
>(undefined);

/** Reads the field that a part belongs to. Throws outside of an `ElicitationForm.Field`. */
export function useFieldContext(): FieldContextValue {
  const context = useContext(FieldContext);
  if (!context)
    throw new Error(
      "A part of ElicitationForm.Field was used outside of it, so it has no field to belong to. " +
        'Write <ElicitationForm.Field name="…">…</ElicitationForm.Field> around it.',
    );
  return context;
}
