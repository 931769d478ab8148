import { findExcess } from "./findExcess.js";

const long = { limits: { values: 500, characters: 20_000 } };

/** Whether a request holds so much that nothing else should be done in the task that it was read in. */
export function isLong(request: unknown): boolean {
  return findExcess(request, "", long) !== undefined;
}
