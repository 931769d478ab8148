import { dateFormats } from "./dateTime.js";
import { isEmail } from "./email.js";
import { isUri } from "./uri.js";

const formats = new Map([...dateFormats, ["email", isEmail], ["uri", isUri]]);

/** Whether a text has one of the protocol's four formats; any other format is an annotation, and every text has it. */
export function isFormat(format: string, text: string): boolean {
  return formats.get(format)?.(text) ?? true;
}
