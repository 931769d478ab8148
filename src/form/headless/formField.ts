import type { ChangeEvent, FocusEvent } from "react";
import type { Finding } from "../../safety/finding.js";
import type { Field } from "../../schema/field.js";

/** An element of an app's own that a field's `inputProps` fit. */
export type FormElement =
  | HTMLInputElement
  | HTMLSelectElement
  | HTMLTextAreaElement
  | HTMLFieldSetElement;

/**
 * The element to draw for a field. `"input"`, `"textarea"`, `"select"`, and `"checkbox"` (an `<input>`) take `inputProps`. For
 * `"radios"` and `"checkboxes"`, a `<fieldset>` takes them, and each `<input>` in it takes those of its option.
 */
export type FormControlName =
  | "input"
  | "textarea"
  | "select"
  | "checkbox"
  | "radios"
  | "checkboxes";

/** The props of a field's element, whatever element that is. */
export interface FormInputProps {
  readonly id: string;
  readonly name: string;
  readonly ref: (element: FormElement | null) => void;
  readonly onChange: (event: ChangeEvent<FormElement>) => void;
  readonly onBlur: (event: FocusEvent<FormElement>) => void;
  readonly "aria-label": string;
  readonly "aria-describedby": string;
  readonly "aria-invalid"?: true;
  readonly "aria-required"?: true;
  readonly role?: "radiogroup" | "group";
  readonly type?: "text" | "password" | "date" | "datetime-local" | "checkbox";
  readonly inputMode?: "text" | "numeric" | "decimal" | "email" | "url";
  readonly max?: string;
  readonly step?: "any";
  readonly autoComplete?: string;
  readonly autoCapitalize?: "none";
  readonly spellCheck?: false;
}

/** One option of a field. */
export interface FormOption {
  /** Identifies the option in its field: the `value` of an `<option>`. */
  readonly value: string;
  /** The label, as plain text. */
  readonly label: string;
  /** The server's explanation, as plain text. */
  readonly description?: string;
  /** The props of the radio button or checkbox of this option. */
  readonly inputProps: {
    readonly type: "radio" | "checkbox";
    readonly name: string;
    readonly value: string;
  };
}

/** One field of a form, ready to draw. All its texts are plain; U+FFFD replaces hidden characters. */
export interface FormField {
  /** The name of the property. */
  readonly name: string;
  /** The element to draw. */
  readonly control: FormControlName;
  readonly label: string;
  /** The server's explanation; empty if there is none. */
  readonly description: string;
  /** Which values are valid; empty if there is nothing to say. */
  readonly hint: string;
  /** The error to show; empty while there is none. */
  readonly error: string;
  readonly required: boolean;
  /** The options of a select, radio buttons, or checkboxes; empty for any other control. */
  readonly options: readonly FormOption[];
  /** The findings about this field. Show them, since a field may ask for a secret. */
  readonly findings: readonly Finding[];
  /** Whether the value counts as a secret. The input hides it; the form asks again before it is sent. */
  readonly secret: boolean;
  /** The props of the field's element. */
  readonly inputProps: FormInputProps;
  /** The props of the `<label>`, or of the `<legend>` of a group. */
  readonly labelProps: { readonly id: string; readonly htmlFor?: string };
  /** The props of the element that shows `description`. */
  readonly descriptionProps: { readonly id: string };
  /** The props of the element that shows `hint`. */
  readonly hintProps: { readonly id: string };
  /** The props of the element that shows `error`. */
  readonly errorProps: { readonly id: string };
  /** The field, as the library read the schema. */
  readonly field: Field;
}
