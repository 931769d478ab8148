import type { HostOptions } from "./hostOptions.js";
import { checkPolicy } from "./policy.js";

/** Throws a sentence that says what to write, where `createHost` was not given what it needs. */
export function checkHostOptions(options: HostOptions | undefined): asserts options is HostOptions {
  // Callers without types give anything.
  const slices: unknown = options?.slices;
  if (!Array.isArray(slices))
    throw new TypeError(
      `createHost was called without a list of slices, so there is nothing that it could answer. ${howTo}`,
    );
  const names = new Set<unknown>();
  for (const [place, slice] of slices.entries()) {
    if (typeof slice === "function")
      throw new TypeError(
        `slices[${place}] of createHost is the function ${slice.name || "itself"}, not the slice that it makes. Call it: ${slice.name || "slice"}().`,
      );
    if (typeof slice?.name !== "string" || typeof slice.start !== "function")
      throw new TypeError(`slices[${place}] of createHost is no slice. ${howTo}`);
    if (names.has(slice.name))
      throw new TypeError(
        `createHost was given two slices named "${slice.name}", and only one can answer. Remove one of them.`,
      );
    names.add(slice.name);
  }
  checkPolicy(options?.policy);
}

const howTo = "Write createHost({ slices: [elicitation()] }).";
