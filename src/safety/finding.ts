import type { SecretCode } from "./secrets/secretKind.js";
import type { HiddenCode } from "./text/hiddenSpan.js";
import type { UrlCode } from "./url/urlCode.js";

/**
 * The gravity of a finding. `"notice"` is a line of text. `"warning"` and `"danger"` ask a second time before an address
 * opens, and a `"danger"` before anything is sent. `"refuse"` leaves nothing to accept.
 */
export type Severity = "notice" | "warning" | "danger" | "refuse";

/** The code of a finding: a stable name, and the key of its words in a catalogue. */
export type FindingCode =
  | SecretCode
  | HiddenCode
  | UrlCode
  /** The request has more parts than are inspected; nothing is known of what lies beyond. */
  | "partly-inspected"
  /** A field to type into was not inspected, because it lies beyond what is inspected; whatever is typed there counts as secret. */
  | "not-inspected"
  /** Checking an answer to the form takes more than is allowed: some of it is left to the server. */
  | "partly-checked"
  /** A finding of the host's own. */
  | `x-${string}`;

/** One thing that a person should know about what a server sent, as plain data. */
export interface Finding {
  /** The code of the finding. */
  readonly code: FindingCode;
  /** Its gravity. */
  readonly severity: Severity;
  /**
   * Where: the path of the field, string or property name in the request's params. For a field of a form
   * it starts with `"requestedSchema"`, `"properties"` and the field's name, wherever the schema declares it.
   */
  readonly path: readonly (string | number)[];
  /** Details that a sentence about it may need. */
  readonly params: Readonly<Record<string, string | number>>;
}
