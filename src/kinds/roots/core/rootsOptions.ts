import type { SessionRecord } from "../../../host/session.js";
import type { RootExclusions } from "./rootRecord.js";
import type { RootFolder } from "./rootsCommand.js";
import type { RootsStorage } from "./rootsStorage.js";
import type { RootPlatform } from "./uri/refusal.js";

/** Options for roots, which the protocol deprecates from revision 2026-07-28 on: a new host can do without. */
export interface RootsOptions {
  /** The folders of the host app's workspace at the start; `Roots.sync` puts others in their place. @default none */
  readonly initial?: readonly (string | RootFolder)[];
  /** The system that the folders lie on, which a page cannot know. @default "posix" */
  readonly platform?: RootPlatform;
  /** Whether that system takes `Work` and `work` for one folder. @default true on Windows, false elsewhere */
  readonly ignoreCase?: boolean;
  /** Tells whether the host app lets a server have the list before the person was asked; the person's own decision goes before, and nobody is approved where the host's policy reviews always. @default nobody */
  readonly approve?: (session: SessionRecord) => boolean;
  /** Lets the person pick folders with the host app's own picker; an empty list where they left it. @default no picker */
  readonly pickFolders?: () => Promise<readonly (string | RootFolder)[]>;
  /** Tells whether the folder of a `file:` URI is within reach: one that is not, or rejects, or takes five seconds, is kept but offered to nobody until it is back. @default every folder is */
  readonly checkAccess?: (uri: string) => boolean | Promise<boolean>;
  /** The interval at which to look which folders are within reach, in milliseconds, while a server is connected; `Infinity` for never. @default 30_000 */
  readonly checkInterval?: number;
  /** The use of the folders under a root that servers are to keep out of. @default "sent" */
  readonly exclusions?: RootExclusions;
  /** Where the person's roots and decisions are kept: `localStorage`, or anything of its shape. @default nowhere */
  readonly storage?: RootsStorage;
  /** Names what this host stores. @default "mcp-host-ui:roots" */
  readonly storageKey?: string;
  /**
   * The last protocol revision in which servers are told of roots; in sessions of later ones the capability is not declared,
   * and what a server asks all the same is refused. Write "2025-11-25" to leave it out where it is deprecated.
   * @default every revision
   */
  readonly lastRevision?: string;
}
