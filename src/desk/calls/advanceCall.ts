import type { DeskCore } from "../deskCore.js";
import type { KeptRecord } from "../records.js";
import {
  type Answers,
  atStage,
  callsAudience,
  expiryOf,
  type ParkedCallRecord,
} from "./callRecord.js";
import { expireRound } from "./expireRound.js";
import type { Resuming } from "./resuming.js";
import { askRound, clearRound, collectRound, idsOf } from "./roundQuestions.js";
import { sendRound } from "./sendRound.js";

/** Takes a call one step further. Returns where it stands then, or `undefined` where it waits for somebody else, or is over. */
export async function advanceCall(
  core: DeskCore,
  resuming: Resuming,
  { id, record, version }: KeptRecord<ParkedCallRecord>,
  signal: AbortSignal,
): Promise<KeptRecord | undefined> {
  const { records, nodes, keepOpen } = core;

  /** Moves the call from where it was read; `undefined` where another node was first. */
  const move = (next: ParkedCallRecord, expiresAt = expiryOf(record, keepOpen)) =>
    records.put(callsAudience, id, next, { replaces: version, expiresAt });

  const send = async (answers: Answers, asked: readonly string[]) => {
    const sending = { stage: "sending", node: nodes.id, answers, asked } as const;
    const fenced: ParkedCallRecord = { ...atStage(record, sending), attempt: record.attempt + 1 };
    const moved = await move(fenced);
    if (!moved) return undefined;
    // The answers are in the call's own record by now, until the server has them.
    const [next] = await Promise.all([
      sendRound(core, resuming, { ...moved, record: fenced }, answers, signal),
      clearRound(core, record.audience, asked).catch(core.report),
    ]);
    return next;
  };

  switch (record.stage) {
    case "due":
      return send([], []);
    case "sending":
      // Its node is the fence, for as long as it gives signs of life.
      return (await nodes.isAlive(record.node)) ? undefined : send(record.answers, record.asked);
    case "asking": {
      const { audience, questions, until } = record;
      if (await askRound(core, id, record)) {
        const now = await records.read(callsAudience, id);
        // It ended while its questions were written.
        if (now?.version !== version && !(await isAsking(core, id, record.round)))
          await clearRound(core, audience, idsOf(questions));
      }
      if (until <= Date.now()) await expireRound(core, resuming.kinds, record);
      const collected = await collectRound(core, record);
      if (!collected) return undefined;
      if ("answers" in collected) return send(collected.answers, idsOf(questions));
      const ended = await move(atStage(record, { stage: "ended", node: nodes.id, end: collected }));
      if (ended) await clearRound(core, audience, idsOf(questions));
      return ended;
    }
    case "ended": {
      const { audience, server, method, params, context, end, node } = record;
      if (node !== nodes.id)
        return (await nodes.isAlive(node)) ? undefined : move({ ...record, node: nodes.id });
      const own = { id, audience, server, method, params };
      await resuming.ended?.({ ...own, ...(context !== undefined && { context }), ...end });
      return move(
        atStage({ ...record, params: {} }, { stage: "over" }),
        Date.now() + core.keepReceipts,
      );
    }
    case "over":
      return undefined;
  }
}

async function isAsking({ records }: DeskCore, id: string, round: number): Promise<boolean> {
  const record = (await records.read(callsAudience, id))?.record;
  return record?.type === "call" && record.stage === "asking" && record.round === round;
}
