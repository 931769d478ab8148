import type { FormProperty } from "./requestedSchema.js";

/** A property in the protocol's subset, and the keywords that it is written from. */
export interface Fitted {
  readonly property: FormProperty;
  readonly keywords: readonly string[];
}
