import type { HostState } from "../host/host.js";
import type { RowsChange } from "./rowsChange.js";

/** The news of a host since the last change: whole records, by identity. */
export interface Change {
  /** Whether it stands against nothing: what it does not hold is gone. */
  readonly fresh: boolean;
  /** The changes in each list of the state. */
  readonly rows: { readonly [Name in keyof HostState]?: RowsChange<HostState[Name][number]> };
  /** The new values, by key. */
  readonly values: readonly (readonly [key: string, value: unknown])[];
  /** The keys that have no value any more. */
  readonly goneValues: readonly string[];
}
