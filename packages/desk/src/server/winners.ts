import type { Receipt } from "mcp-host-ui/host";
import { isBlocks } from "./blocks.js";
import { type DeskCore, isGeneration, isQuestion } from "./deskCore.js";
import type { WinningAnswer } from "./kept/deskRecord.js";
import type { DeskGeneration } from "./models/deskGeneration.js";

/** The host that waits for answers. */
export interface WaitingHost {
  settle(id: string, winner: WinningAnswer): Promise<Receipt>;
  /** Hears how often people have asked for more time for a question that waits. */
  moreTime(id: string, times: number): void;
  /** Hears what a page asked of a model for a question that waits. */
  generation(generation: DeskGeneration): void;
  /** Settles a question that the store has as settled by others. */
  lose(id: string): void;
  /** Ends what waits of servers that the audience has blocked meanwhile. */
  endBlocked(): Promise<void>;
  /** Whether a question that waits has been written. */
  isWritten(id: string): boolean;
  /** Called with a question that was written, and which the store does not list. */
  missing(id: string): Promise<void>;
}

/** The answers that won, on their way from the store to the host that waits. */
export interface Winners {
  /** Begins to wait for the answer to a question. */
  wait(id: string): void;
  waitsFor(id: string): boolean;
  /** Notes when the question has been written. */
  written(id: string, written: Promise<void>): void;
  /** Looks at all that is written from this sequence on. */
  begin(sequence: number): void;
  /** Waits no more; `undefined` where nobody did. The key is that of the answer that was taken. */
  stop(id: string): { readonly written: Promise<void>; readonly key?: string } | undefined;
}

interface Waiting {
  written: Promise<void>;
  key?: string;
}

/** Takes the answers of one audience for one host. It listens only while something waits. */
export function createWinners(core: DeskCore, audience: string, host: WaitingHost): Winners {
  const { records, watches, persistence, report } = core;
  const waiting = new Map<string, Waiting>();
  let cursor: number | undefined;
  let stopListening: (() => void) | undefined;
  let isDue = false;
  /** Whether the next look is at all that the store has. */
  let isBeatDue = false;
  let isLooking = false;

  const refuse = (
    id: string,
    { key }: WinningAnswer,
    receipt: Extract<Receipt, { done: false }>,
  ) => {
    const { message, issues } = receipt;
    const refused = { key, message, ...(issues && { issues }) };
    return records.change(audience, id, (kept) => {
      if (!isQuestion(kept) || kept.record.winner?.key !== key) return undefined;
      const { winner: _, ...open } = kept.record;
      return { record: { ...open, phase: "open", refused }, expiresAt: kept.expiresAt };
    });
  };

  const take = async (id: string, winner: WinningAnswer) => {
    const question = waiting.get(id);
    if (!question || question.key !== undefined) return;
    question.key = winner.key;
    const receipt = await host.settle(id, winner);
    if (receipt.done || !waiting.has(id)) return;
    delete question.key;
    // What else is listed does not wait for a store that takes this late.
    void persistence.untilDone(
      () => refuse(id, winner, receipt),
      () => waiting.has(id),
    );
  };

  const look = async () => {
    while (isDue && cursor !== undefined) {
      isDue = false;
      const written = isBeatDue ? [...waiting.keys()].filter(host.isWritten) : [];
      const from = cursor;
      const { kept, sequence } = await records.list(audience, isBeatDue ? 0 : from);
      isBeatDue = false;
      // One that was written long before its store said so has it begin anew from there.
      if (cursor === from) cursor = sequence;
      if (kept.some(isBlocks)) await host.endBlocked();
      for (const one of kept) {
        if (isGeneration(one) && waiting.has(one.record.question)) host.generation(one.record);
        if (!waiting.has(one.id) || !isQuestion(one)) continue;
        const { phase, winner, moreTime = [] } = one.record;
        if (phase !== "settled") host.moreTime(one.id, moreTime.length);
        if (phase === "settled") host.lose(one.id);
        else if (winner) await take(one.id, winner);
      }
      const listed = new Set(kept.map(({ id }) => id));
      for (const id of written) if (!listed.has(id) && waiting.has(id)) await host.missing(id);
    }
  };

  const wake = async (isBeat: boolean) => {
    isDue = true;
    isBeatDue ||= isBeat;
    if (isLooking) return;
    isLooking = true;
    try {
      await look();
    } catch (error) {
      // The next sign of life of this node wakes it again.
      report(error);
    }
    isLooking = false;
  };

  return {
    wait(id) {
      waiting.set(id, { written: Promise.resolve() });
      stopListening ??= watches.listen(audience, wake);
    },
    waitsFor: (id) => waiting.has(id),
    written(id, written) {
      const question = waiting.get(id);
      if (question) question.written = written;
    },
    begin(sequence) {
      if (waiting.size > 0) cursor = Math.min(cursor ?? Number.POSITIVE_INFINITY, sequence - 1);
      void wake(false);
    },
    stop(id) {
      const question = waiting.get(id);
      waiting.delete(id);
      if (waiting.size > 0) return question;
      stopListening?.();
      stopListening = undefined;
      cursor = undefined;
      return question;
    },
  };
}
