import { allowanceOf } from "../../wire/protocol/allowanceOf.js";
import { isLong } from "../../wire/protocol/isLong.js";
import type { JsonObject } from "../../wire/protocol/json.js";
import { inSlices } from "../../wire/protocol/sliced.js";
import { isFormRead, readFormSlices } from "./readElicitationForm.js";

/** Whether reading a form at once would hold up a page: it is long, and nobody has read it here. */
export function isLongToRead(requestedSchema: JsonObject, tapped: boolean): boolean {
  return !isFormRead(requestedSchema, tapped) && isLong(requestedSchema);
}

/** Reads a form a slice at a time, within a host's limits; whoever reads it after that has it at once. */
export async function readAhead(
  requestedSchema: JsonObject,
  tapped: boolean,
  limits: unknown,
): Promise<void> {
  const allowance = allowanceOf(limits);
  await inSlices(readFormSlices(requestedSchema, tapped, allowance), allowance);
}
