/** An error that tells, in a sentence about the host, why a demand is not met. */
export function unmet(did: string, cause?: unknown): Error {
  const error = new Error(did, cause === undefined ? {} : { cause });
  error.name = unmetName;
  return error;
}

/** Tells such an error from others. */
export const unmetName = "UnmetDemand";
