import type { Field, TextField } from "../../../schema/field.js";
import type {
  ElicitationControl,
  ElicitationControls,
  NamedElicitationControl,
  NamedElicitationControls,
} from "../controlProps.js";

/** The host's own control for a field of this name; `undefined` if the server asks for another kind of value by now. */
export function namedControl(
  field: Field,
  named: NamedElicitationControls,
): NamedElicitationControl | undefined {
  const own = Object.hasOwn(named, field.name) ? named[field.name] : undefined;
  return own?.kind === field.kind ? own : undefined;
}

/** The host's own control for a text field: the one for its format, or else the one for any text. */
export function ownTextControl(
  { format, multiline }: TextField,
  controls: ElicitationControls,
): ElicitationControl<"text"> | undefined {
  switch (format) {
    case "date":
    case "date-time":
      return controls[format];
    case "email":
    case "uri":
      return controls[format] ?? controls.text;
    default:
      return multiline ? controls.multiline : controls.text;
  }
}

/** Whether a field's control is the host's own. */
export function hasOwnControl(
  field: Field,
  controls: ElicitationControls,
  named: NamedElicitationControls,
): boolean {
  const ofKind = field.kind === "text" ? ownTextControl(field, controls) : controls[field.kind];
  return namedControl(field, named) !== undefined || ofKind !== undefined;
}
