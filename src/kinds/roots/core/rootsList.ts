import type { JsonObject } from "../../../wire/protocol/json.js";

/** One root, as it goes over the wire (client/roots, all revisions). */
export interface Root {
  /** A `file:` URI. */
  readonly uri: string;
  /** A name for people. */
  readonly name?: string;
  /** Beside what the protocol knows. */
  readonly _meta?: JsonObject;
}

/** The answer to `roots/list`. */
export interface ListRootsResult {
  /** Where the server may work, in the person's order. */
  readonly roots: readonly Root[];
}
