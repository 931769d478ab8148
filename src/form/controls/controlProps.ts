import type { ComponentType } from "react";
import type { Field, FieldKind } from "../../schema/field.js";
import type { EntryByKind } from "../model/entry.js";
import type { ParseErrorCode } from "../model/formIssue.js";
import type { FocusTarget } from "../react/elicitationFormStore.js";

/** The props of the control of one field, whether it is ours or the host's own. */
export interface ElicitationControlProps<Kind extends FieldKind = FieldKind> {
  /** The field, as the server's schema was read. */
  readonly field: Extract<Field, { readonly kind: Kind }>;
  /** The entry that it holds; `null` stands for no value. An option is named by its place in `field.options`, as a string. */
  readonly value: EntryByKind[Kind];
  /** Replaces the value; `parseError` says what keeps the control's content from being one, such as half a date. */
  readonly onValueChange: (value: EntryByKind[Kind], parseError?: ParseErrorCode) => void;
  /** Takes what is to be focused when the value is wrong. */
  readonly controlRef: (target: FocusTarget | null) => void;
  /** Whether it asks for a secret: hide what is typed, and let no browser remember it. */
  readonly secret: boolean;
  /** Names, describes and marks the control for assistive technology: spread it on the element that has the role. */
  readonly attributes: ControlAttributes;
}

/** The attributes that tie a control to its label, its texts and its state. */
export interface ControlAttributes {
  readonly id: string;
  readonly "aria-labelledby": string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
  readonly "aria-required": true | undefined;
}

/** A control for fields of one kind. */
export type ElicitationControl<Kind extends FieldKind> = ComponentType<
  ElicitationControlProps<Kind>
>;

/** A host's own controls, each for all fields of one kind. A text field takes the one for its format first. */
export interface ElicitationControls {
  readonly text?: ElicitationControl<"text">;
  /** Text of several lines. */
  readonly multiline?: ElicitationControl<"text">;
  /** Text of the format `email`. */
  readonly email?: ElicitationControl<"text">;
  /** Text of the format `uri`. */
  readonly uri?: ElicitationControl<"text">;
  /** Text of the format `date`. */
  readonly date?: ElicitationControl<"text">;
  /** Text of the format `date-time`. */
  readonly "date-time"?: ElicitationControl<"text">;
  readonly number?: ElicitationControl<"number">;
  readonly boolean?: ElicitationControl<"boolean">;
  readonly choice?: ElicitationControl<"choice">;
  readonly choices?: ElicitationControl<"choices">;
  readonly list?: ElicitationControl<"list">;
  readonly json?: ElicitationControl<"json">;
}

/** A control for one field, and the kind that the field has to be: servers change, and may ask for another kind one day. */
export type NamedElicitationControl = {
  readonly [Kind in FieldKind]: {
    readonly kind: Kind;
    readonly control: ElicitationControl<Kind>;
  };
}[FieldKind];

/** A host's own controls for single fields, by property name. */
export type NamedElicitationControls = Readonly<Record<string, NamedElicitationControl>>;
