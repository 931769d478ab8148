import type { DeskClock } from "./kept/deskClock.js";
import type { DeskQuestion } from "./kept/deskRecord.js";
import type { Endings } from "./kept/endings.js";
import type { Nodes } from "./kept/nodes.js";
import type { Persistence } from "./kept/persistence.js";
import type { KeptRecord, Records } from "./kept/records.js";
import type { Watches } from "./kept/watches.js";
import type { DeskGeneration } from "./models/deskGeneration.js";

/** The parts of a desk that its sides share. */
export interface DeskCore {
  readonly clock: DeskClock;
  readonly records: Records;
  readonly watches: Watches;
  readonly nodes: Nodes;
  readonly persistence: Persistence;
  readonly endings: Endings;
  readonly heartbeat: number;
  readonly keepOpen: number;
  readonly keepReceipts: number;
  report(error: unknown): void;
}

/** Whether a record is one of a question. */
export function isQuestion(kept: KeptRecord): kept is KeptRecord<DeskQuestion> {
  return kept.record.type === "question";
}

/** Whether a record is one of a response that a page asked a model for. */
export function isGeneration(kept: KeptRecord): kept is KeptRecord<DeskGeneration> {
  return kept.record.type === "generation";
}

/**
 * Settles the question of a node that is gone: its connection went with it, so nothing was sent to anybody, unless an answer was
 * on its way there. Then nobody can tell.
 */
export function settleLost(
  { records, clock, keepReceipts }: DeskCore,
  audience: string,
  { id }: KeptRecord,
): Promise<KeptRecord | undefined> {
  return records.change(audience, id, (kept) => {
    if (!isQuestion(kept) || kept.record.phase === "settled") return undefined;
    const sent = kept.record.phase === "won" ? "unknown" : "nothing";
    const at = clock.now();
    const outcome = { sent, by: "session", at } as const;
    return { record: settled(kept.record, { outcome }), expiresAt: at + keepReceipts };
  });
}

/** The record of a question once it is settled: without the answer. */
export function settled(
  { winner: _, refused: __, ...question }: DeskQuestion,
  end: Pick<DeskQuestion, "outcome" | "key">,
): DeskQuestion {
  return { ...question, ...end, phase: "settled" };
}
