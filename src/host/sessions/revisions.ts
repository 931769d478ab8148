import type { HostKind } from "../kind.js";
import type { SessionRecord } from "../session.js";

/** Tells which kinds of a host are left out of which sessions. */
export interface Revisions {
  /** Whether a kind belongs to a session. One whose revision is not known has all of them. */
  has(kind: string, session: Pick<SessionRecord, "protocolVersion">): boolean;
  /** The last revision in which each capability is declared, of those that have one. */
  readonly ofCapabilities: Readonly<Record<string, string>>;
}

/** Reads from a host's kinds the {@link Revisions}; the names of revisions are dates, and sort as text. */
export function createRevisions(kinds: readonly HostKind[]): Revisions {
  const last = new Map(kinds.map(({ name, lastRevision }) => [name, lastRevision]));
  return {
    has(kind, { protocolVersion }) {
      const revision = last.get(kind);
      return revision === undefined || protocolVersion === undefined || protocolVersion <= revision;
    },
    ofCapabilities: Object.fromEntries(
      kinds.flatMap(({ capabilities, lastRevision }) =>
        lastRevision === undefined
          ? []
          : Object.keys(capabilities).map((name) => [name, lastRevision] as const),
      ),
    ),
  };
}
