import type { RedactionOptions } from "../../../safety/redaction/redactionOptions.js";
import type { Generate } from "./response/createGenerations.js";
import type { SamplingModel } from "./settings/pickModel.js";
import type { SettingsStorage } from "./settings/settingsStore.js";

/** Options for sampling, which the protocol deprecates from revision 2026-07-28 on: a new host can do without. */
export interface SamplingOptions {
  /** The host's own way to a model; the library never talks to one itself. */
  readonly generate: Generate;
  /** The models that `generate` can ask, the first one being the fallback. @default none: `generate` decides */
  readonly models?: readonly SamplingModel[];
  /** Whether servers may give the model tools to ask for (revisions 2025-11-25 and later). @default false */
  readonly tools?: boolean;
  /** Whether `generate` heeds `includeContext`; if not, the capability is not declared and `generate` never gets it. @default false */
  readonly context?: boolean;
  /** Whether a person looks at each response before it is sent; until the person sets something else. @default true */
  readonly reviewResponse?: boolean;
  /**
   * Whether what looks private is masked before a model or a server gets it, unless the person keeps it; with options, what
   * is looked for. @default false
   */
  readonly redact?: boolean | RedactionOptions;
  /** The time that a model may take, in milliseconds; `Infinity` for no limit. @default 120_000 */
  readonly timeout?: number;
  /** Limits for a server's use of the model. */
  readonly limits?: {
    /** The most requests of one server within a minute. @default 30 */
    readonly perMinute?: number;
    /** The most times that one call may come back with the results of tools. @default 10 */
    readonly toolRounds?: number;
  };
  /** Where the person's settings are kept: `localStorage`, or anything of its shape. @default nowhere */
  readonly storage?: SettingsStorage;
  /** Names the settings in the storage. @default "mcp-host-ui:sampling" */
  readonly storageKey?: string;
  /**
   * The last protocol revision in which servers may use models; in sessions of later ones the capability is not declared,
   * and what a server asks all the same is refused. Write "2025-11-25" to leave it out where it is deprecated.
   * @default every revision
   */
  readonly lastRevision?: string;
}
