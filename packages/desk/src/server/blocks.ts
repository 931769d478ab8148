import type { Receipt } from "mcp-host-ui/host";
import type { DeskCore } from "./deskCore.js";
import type { DeskServer } from "./deskServer.js";
import type { DeskBlocks, DeskRecord } from "./kept/deskRecord.js";
import type { KeptRecord } from "./kept/records.js";
import { refusedAs } from "./receipts.js";

/** A page's request to block a server, or to let it ask again. */
export interface BlockRequest {
  /** The id of the server's session. */
  readonly id: string;
  readonly blocked: boolean;
}

/** The id of the record; no question has one like it. */
const blocksId = "//blocks";

/** The most servers that one audience blocks. */
const most = 200;

/** Whether a record lists the servers that its audience has blocked. */
export function isBlocks(kept: KeptRecord): kept is KeptRecord<DeskBlocks> {
  return kept.record.type === "blocks";
}

/** Blocks a server for a whole audience, or lets it ask again. Every node and page follows. */
export async function setBlocked(
  { records, clock, keepOpen, keepReceipts }: DeskCore,
  audience: string,
  { id, blocked }: BlockRequest,
  find: () => Promise<DeskServer | undefined>,
): Promise<Receipt> {
  for (;;) {
    const kept = await records.read(audience, blocksId);
    const before = kept && isBlocks(kept) ? kept.record.servers : [];
    if (before.some((server) => server.id === id) === blocked) return { done: true };
    const others = before.filter((server) => server.id !== id);
    if (blocked && others.length >= most) return refusedAs(`At most ${most} servers are blocked.`);
    const servers = blocked ? [...others, (await find()) ?? { id, name: id }] : others;
    const at = { replaces: kept?.version ?? 0, expiresAt: clock.now() + keepOpen + keepReceipts };
    if (await records.put(audience, blocksId, { type: "blocks", servers }, at))
      return { done: true };
  }
}

/** Keeps an audience's blocks for as long again, once half of their time is over: someone still uses them. */
export async function renewBlocks(
  { records, clock, keepOpen, keepReceipts }: DeskCore,
  audience: string,
  kept: KeptRecord,
): Promise<void> {
  const time = keepOpen + keepReceipts;
  if (!isBlocks(kept) || kept.expiresAt - clock.now() > time / 2) return;
  const record: DeskRecord = kept.record;
  const at = { replaces: kept.version, expiresAt: clock.now() + time };
  await records.put(audience, blocksId, record, at);
}
