import type { FieldOption } from "../../../../schema/field.js";

/** What an option is called: the server's title, or what is sent. */
export function optionLabel({ title, value }: FieldOption): string {
  return title ?? String(value);
}
