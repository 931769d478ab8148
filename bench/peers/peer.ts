import type { FormSchema } from "./schemaOf.js";

/**
 * One way to ask for the same fields. Gets everything ready but the question, and returns a function that asks it;
 * `onSent` hears of the answer once it is on its way.
 */
export type Peer = (schema: FormSchema, onSent: (content: unknown) => void) => Asking;

/** A form that waits to be asked for. */
export interface Asking {
  /** Puts the question. */
  readonly ask: () => void;
  /** So many inputs are in the page at once, where a long form has only what is near the window. @default all of them */
  readonly inputs?: number;
  /** Finds what is marked as wrong. @default "[aria-invalid=true]" */
  readonly wrong?: string;
  /** Gives every field a valid value in a way of its own, where a key in each of them would take minutes. */
  readonly fill?: (content: Readonly<Record<string, unknown>>) => void;
}
