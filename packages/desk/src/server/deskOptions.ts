import type { HostKind, HostLimits } from "mcp-host-ui/host";
import type { DeskLimits } from "./deskLimits.js";
import type { DeskSeal } from "./kept/records.js";
import type { DeskStore } from "./kept/store.js";

/** Options for a desk. */
export interface DeskOptions {
  /** Where the questions stand that all nodes see. @default `memoryDesk()`: one process */
  readonly store?: DeskStore;
  /**
   * The name of the app. The desk writes it into each entry, and refuses entries of another app or of none.
   * @default entries without a name
   */
  readonly app?: string;
  /** The kinds of questions that servers may ask; a page's host needs the same. @default `[elicitation({ url: true })]` */
  readonly kinds?: readonly HostKind[];
  /** Encrypts what lies in the store, with keys of the app's own. @default nothing is encrypted */
  readonly seal?: DeskSeal;
  /** The limits for the questions of a server, and for the size of each: those of a host. */
  readonly limits?: HostLimits;
  /** The limits for what pages send. */
  readonly pages?: DeskLimits;
  /** The origins of the pages that may answer. @default the desk's own origin, without siblings of the same site */
  readonly origins?: readonly string[];
  /** The interval between two heartbeats, of a node and of a feed, in milliseconds. @default 15_000 */
  readonly heartbeat?: number;
  /** The time that the store keeps a question without a deadline, in milliseconds; after it, the server of a parked call is told that nobody answered. @default 7 days */
  readonly keepOpen?: number;
  /** The time that the store keeps what became of a question, in milliseconds: a page that sends an answer again gets the same receipt. @default 10 minutes */
  readonly keepReceipts?: number;
  /**
   * The time limit of each call to the store, in milliseconds. A call that takes longer fails, and the desk retries it.
   * @default 15_000
   */
  readonly storeTimeout?: number;
  /**
   * Called with errors that the desk retries, and with warnings about the store and this node's clock.
   * @default prints them with `console.error`, each message once a minute
   */
  readonly onError?: (error: unknown) => void;
}
