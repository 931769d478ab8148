import type { InboxServer } from "../createInboxStore.js";
import type { InboxEntry } from "../inboxEntries.js";
import type { SelectionMark } from "./SelectBox.js";

/** The marks of the rows of an inbox: which are selected. */
export interface SelectionMarks {
  /** Whether any request can be selected. */
  readonly any: boolean;
  /** Whether the requests of a row are selected; undefined where none can be. */
  of(entry: InboxEntry): SelectionMark | undefined;
}

/** Counts once for each server, so that a row in sight costs the same however many there are. */
export function createMarks(
  servers: readonly InboxServer[],
  ids: ReadonlySet<string>,
): SelectionMarks {
  const byServer = new Map(servers.map((server) => [server.id, markOf(server, ids)]));
  return {
    any: [...byServer.values()].some((mark) => mark !== undefined),
    of(entry) {
      if (entry.type === "server") return byServer.get(entry.server.id);
      if (entry.type !== "open" || !entry.item.together) return undefined;
      return ids.has(entry.item.id) ? "all" : "none";
    },
  };
}

function markOf({ items }: InboxServer, ids: ReadonlySet<string>): SelectionMark | undefined {
  const all = items.filter(({ together }) => together);
  if (all.length === 0) return undefined;
  const count = all.filter(({ id }) => ids.has(id)).length;
  return count === 0 ? "none" : count === all.length ? "all" : "some";
}
