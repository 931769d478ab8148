import type { HostCore } from "../../../../host/kind.js";
import type { SessionRecord } from "../../../../host/session.js";
import type { RootRecord, RootsServer, RootsState } from "../rootRecord.js";
import { rootsKey } from "../rootsKey.js";
import { partOfRoots } from "../rootsScopes.js";

/** The roots and the servers that may know them, as windows see both. */
export interface PublishedRoots {
  publish(roots: readonly RootRecord[]): void;
  /** Replaces what is said of one open session; false, without doing so, where it was not among the servers. */
  replace(session: string): boolean;
}

/** Makes {@link PublishedRoots}: none, until they are published. What is the same stays the same object. */
export function createPublishedRoots(
  core: HostCore,
  context: {
    servers: () => readonly RootsServer[];
    serverOf: (session: SessionRecord) => RootsServer;
    /** The parts that stay as they are, whatever is decided. */
    fixed: Pick<RootsState, "platform" | "canPick" | "exclusions">;
  },
): PublishedRoots {
  const askEachTime = core.policy.review === "always" && { askEachTime: true as const };
  let state: RootsState | undefined;
  /** Where each server stands in the state. */
  let places: ReadonlyMap<string, number> = new Map();
  return {
    publish(roots) {
      const servers = context.servers();
      const isSame = state?.roots === roots && areSame(state.servers, servers);
      if (!isSame) {
        state = { roots, servers, ...context.fixed, ...askEachTime };
        places = new Map(servers.map(({ session }, place) => [session, place]));
      }
      core.publish(rootsKey, state, partOfRoots);
    },
    replace(id) {
      const session = core.session(id);
      const place = places.get(id);
      if (!state || session?.phase !== "open" || place === undefined) return false;
      const server = context.serverOf(session);
      if (isSame(state.servers[place], server)) return true;
      state = { ...state, servers: state.servers.with(place, server) };
      core.publish(rootsKey, state, partOfRoots);
      return true;
    },
  };
}

function areSame(before: readonly RootsServer[], now: readonly RootsServer[]): boolean {
  return (
    before.length === now.length && before.every((server, place) => isSame(server, now[place]))
  );
}

function isSame(before: RootsServer | undefined, now: RootsServer | undefined): boolean {
  if (before === now) return true;
  return (
    before?.session === now?.session &&
    before?.name === now?.name &&
    before?.decision === now?.decision &&
    before?.by === now?.by &&
    before?.at === now?.at &&
    before?.principal === now?.principal &&
    String(before?.uris) === String(now?.uris)
  );
}
