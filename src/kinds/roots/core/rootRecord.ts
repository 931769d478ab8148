import type { RootOverlap } from "./uri/findOverlaps.js";
import type { RootNote } from "./uri/readRootUri.js";
import type { RootPlatform, RootRefusal } from "./uri/refusal.js";

/** The servers that a root is offered to, by the ids of their sessions; an empty list is none. */
export type RootServers = "all" | readonly string[];

/** One root, as the host's state holds it; plain data. */
export interface RootRecord {
  /** Unique in this host; stays when the path is edited. */
  readonly id: string;
  /** The canonical `file:` URI that servers get; where it was refused, the host app's own words. */
  readonly uri: string;
  /** The path, as people write it on that platform. */
  readonly path: string;
  /** The person's name for it, or else the host app's. */
  readonly name?: string;
  /** `host`: it follows the host app's workspace. `manual`: the person added it. */
  readonly origin: "host" | "manual";
  /** The servers that it is offered to. */
  readonly servers: RootServers;
  /** The `file:` URIs under it that servers are to keep out of; what becomes of them is the state's `exclusions`. */
  readonly exclusions: readonly string[];
  /** The notes for the person about its path. */
  readonly notes: readonly RootNote[];
  /** Whether it is out of reach now; then no server gets it, until it is back. */
  readonly gone: boolean;
  /** Another root that names the same folder, or the nearest one around it; of duplicates a server gets the first. */
  readonly overlap?: {
    readonly kind: RootOverlap<unknown>["kind"];
    /** The id of the other root. */
    readonly other: string;
  };
  /** Why the host app's folder cannot be a root; present where no server gets it. */
  readonly refusal?: RootRefusal;
}

/** The decision for one server that knows of roots. */
export interface RootsServer {
  /** The id of its session. */
  readonly session: string;
  /** The host app's own name for it. */
  readonly name: string;
  /** `share`: it gets the list whenever it asks. `refuse`: it never does. `ask`: the person is asked. */
  readonly decision: RootsDecision;
  /** The URIs that it gets, where the person withheld others; without, it gets every root that is offered to it. */
  readonly uris?: readonly string[];
  /** Who decided: the person, or the host app ahead of them; absent while the person is to be asked. */
  readonly by?: "person" | "host";
  /** When the person decided, in milliseconds since 1970. */
  readonly at?: number;
  /** Who the person is, where the host app named whoever sat at the window. */
  readonly principal?: string;
}

/** The host's reply to a server that asks for the roots. */
export type RootsDecision = "share" | "refuse" | "ask";

/**
 * The use of exclusions. `sent`: servers are told, in each root's `_meta` under `mcp-host-ui/exclusions`, as advice.
 * `enforced`: the host app itself keeps servers out, with `Roots.isWithin`; they are not told. `none`: nothing, so that
 * nobody is offered to exclude anything.
 */
export type RootExclusions = "sent" | "enforced" | "none";

/** All about roots that a user interface shows; kept under the key `roots:state`. */
export interface RootsState {
  /** Every root, in the order in which servers get them. */
  readonly roots: readonly RootRecord[];
  /** The servers of the open sessions, then those that the person decided about before. */
  readonly servers: readonly RootsServer[];
  /** The system whose rules paths follow. */
  readonly platform: RootPlatform;
  /** Whether the host app has a picker for folders. */
  readonly canPick: boolean;
  /** The use of the folders that servers are to keep out of. */
  readonly exclusions: RootExclusions;
  /** Whether the host's policy has the person look each time before a server gets the list: no yes is remembered. */
  readonly askEachTime?: true;
}
