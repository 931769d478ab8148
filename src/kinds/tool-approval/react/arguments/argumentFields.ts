import { readElicitationForm } from "../../../../form/model/readElicitationForm.js";
import type { Field } from "../../../../schema/field.js";
import { editSchema } from "../../core/editSchema.js";
import type { ToolRequest } from "../../core/toolCall.js";

/** Returns the fields of a call's arguments, in the order of the input schema: those that the edit form shows. */
export function fieldsOf(request: ToolRequest): readonly Field[] {
  return readElicitationForm(editSchema(request), true).fields;
}
