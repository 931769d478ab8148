import type { DeskClock } from "./deskClock.js";
import type { DeskQuestion } from "./deskRecord.js";
import type { Records } from "./records.js";

/** The outcomes of the questions that ended on this node, for as long as the store keeps them. */
export interface Endings {
  /** Remembers the record of a question that is settled. */
  note(audience: string, id: string, record: DeskQuestion, expiresAt: number): void;
  /** Writes the latest outcomes again if the store lost them, or has their questions as open. */
  check(): void;
  /** Does the same for all outcomes. */
  checkAll(): void;
}

interface Ending {
  readonly audience: string;
  readonly id: string;
  readonly record: DeskQuestion;
  readonly expiresAt: number;
  /** The heartbeats for which it still is checked. */
  beats: number;
}

/** The heartbeats for which each ending is checked: an engine may lose its last writes although it kept the heartbeats. */
const checkedFor = 2;

/** The most endings to remember. */
const most = 10_000;

/** Remembers endings, so that an engine that goes back to an earlier state has no question asked twice. */
export function createEndings({
  records,
  clock,
  report,
}: {
  readonly records: Records;
  readonly clock: DeskClock;
  report(error: unknown): void;
}): Endings {
  const endings = new Map<string, Ending>();

  const restore = async ({ audience, id, record, expiresAt }: Ending) => {
    const kept = await records.read(audience, id);
    if (kept && (kept.record.type !== "question" || kept.record.phase === "settled")) return;
    await records.replace(audience, id, record, expiresAt);
  };

  const restoreAll = async (some: readonly Ending[]) => {
    // One after the other, so that new questions go first.
    for (const ending of some) await restore(ending);
  };

  const forgetExpired = () => {
    const now = clock.now();
    for (const [name, { expiresAt }] of endings) if (expiresAt <= now) endings.delete(name);
  };

  return {
    note(audience, id, { params: _, ...record }, expiresAt) {
      const [oldest] = endings.keys();
      if (endings.size >= most && oldest !== undefined) endings.delete(oldest);
      endings.set(JSON.stringify([audience, id]), {
        audience,
        id,
        record,
        expiresAt,
        beats: checkedFor,
      });
    },
    check() {
      forgetExpired();
      const recent = [...endings.values()].filter(({ beats }) => beats > 0);
      for (const ending of recent) ending.beats -= 1;
      restoreAll(recent).catch(report);
    },
    checkAll() {
      forgetExpired();
      restoreAll([...endings.values()]).catch((error: unknown) => {
        report(error);
        for (const ending of endings.values()) ending.beats = checkedFor;
      });
    },
  };
}
