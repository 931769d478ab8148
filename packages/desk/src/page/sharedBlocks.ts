import { Kinds } from "mcp-host-ui/host";
import type { DeskServer } from "../server/deskServer.js";
import type { Between } from "./holdQuestion.js";
import { isBlocked } from "./isBlocked.js";

/** The blocks that a page shares with all pages and nodes of its desk. */
export interface SharedBlocks {
  /** Notes a server of the desk: only those are the desk's to block. */
  know(server: string): void;
  /** Takes over which servers the audience has blocked. */
  hear(servers: readonly DeskServer[]): void;
  stop(): void;
}

/** Tells the desk when the user blocks one of its servers here, and blocks here what the user blocked elsewhere. */
export function shareBlocks({ host, post, report }: Between): SharedBlocks {
  /** Whether each server is blocked at the desk, as far as this page knows. */
  const atDesk = new Map<string, boolean>();
  const posting = new Map<string, boolean>();

  const tell = async (id: string, blocked: boolean) => {
    posting.set(id, blocked);
    const receipt = await post({ id, key: Kinds.randomName(), block: blocked }, { patient: true });
    if (posting.get(id) === blocked) posting.delete(id);
    if (receipt.done) return;
    report(new Error(`The desk did not take a block: ${receipt.message}`));
  };

  const stop = host.observe(({ sessions }) => {
    for (const { id, blocked } of sessions.set) {
      if (!atDesk.has(id) || atDesk.get(id) === blocked) continue;
      atDesk.set(id, blocked);
      tell(id, blocked).catch(report);
    }
  });

  const apply = (id: string, blocked: boolean) => {
    // What the user set here last is on its way.
    if (posting.has(id) || atDesk.get(id) === blocked) return;
    atDesk.set(id, blocked);
    if (isBlocked(host, id) !== blocked) void host.send({ type: "blockSession", id, blocked });
  };

  return {
    stop,
    know(id) {
      if (atDesk.has(id)) return;
      atDesk.set(id, false);
      // The desk asks for it, so another tab has let it ask again since this page stored its block.
      if (isBlocked(host, id)) void host.send({ type: "blockSession", id, blocked: false });
    },
    hear(servers) {
      const blocked = new Set(servers.map(({ id }) => id));
      for (const server of servers) if (!atDesk.has(server.id)) host.openSession(server);
      for (const id of blocked) apply(id, true);
      for (const id of [...atDesk.keys()]) if (!blocked.has(id)) apply(id, false);
    },
  };
}
