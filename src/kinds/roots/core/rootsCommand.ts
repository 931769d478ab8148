import type { RootServers, RootsDecision } from "./rootRecord.js";
import type { RootRefusalCode } from "./uri/refusal.js";

/** A folder as a host app names it: an absolute path or a `file:` URI. */
export interface RootFolder {
  /** The path or URI. */
  readonly uri: string;
  /** The name to show. @default none: people see the path */
  readonly name?: string;
}

/** The changes that a person makes to a root; an absent key stays as it is. */
export interface RootChanges {
  /** The name to show; null or blank for none. */
  readonly name?: string | null;
  /** The servers to offer it to. */
  readonly servers?: RootServers;
  /** The paths or URIs under it that servers are asked to keep out of. */
  readonly exclusions?: readonly string[];
}

/** A command from a user interface to the roots kind. */
export type RootsCommand =
  /** Adds a root by hand: at the end, or at this place in the list. */
  | ({
      readonly type: "roots/add";
      /** An absolute path or a `file:` URI. */
      readonly root: string;
      readonly at?: number;
    } & RootChanges)
  /** Changes a root; `root` is a new path, for one that was added by hand. */
  | ({ readonly type: "roots/change"; readonly id: string; readonly root?: string } & RootChanges)
  /** Moves a root to another place in the list, counted from 0. */
  | { readonly type: "roots/move"; readonly id: string; readonly to: number }
  /** Takes a root away that was added by hand. */
  | { readonly type: "roots/remove"; readonly id: string }
  /** Opens the host app's own picker and adds the folders for these servers, by default all. */
  | ({ readonly type: "roots/pick" } & Pick<RootChanges, "servers">)
  /** Follows the host app's workspace: these folders in place of the ones before. */
  | { readonly type: "roots/sync"; readonly folders: readonly (string | RootFolder)[] }
  /** Decides about one server; `ask` takes an earlier decision back. */
  | {
      readonly type: "roots/decide";
      readonly session: string;
      readonly decision: RootsDecision;
    }
  /** Looks now which roots are within reach. */
  | { readonly type: "roots/check" };

/** The reason why a root or an exclusion is not accepted: data, from which a catalogue makes a sentence. */
export interface RootIssue {
  /** Where: `["root"]`, `["name"]` or `["exclusions", index]`; `["folders", index]` of what was picked; `["seen"]` of an answer to a server. */
  readonly path: readonly (string | number)[];
  /** `duplicate`: another root names the same folder. `outside`: an exclusion is not under its root. `changed`: the roots to share are others than the person saw. Else why the text is no root, or no name. */
  readonly code: RootRefusalCode | "duplicate" | "outside" | "changed";
  /** The values that the sentence names, as in `RootRefusal`; `path` of "duplicate" and "outside". */
  readonly params: Readonly<Record<string, string | number>>;
}
