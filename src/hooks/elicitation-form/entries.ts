import type { Entry } from "../../elicitation/form/entry.js";

/** What all controls of a form hold, by field id. */
export interface Entries {
  [id: string]: Entry;
}
