import type { DeskCore } from "../deskCore.js";
import type { KeptRecord } from "../kept/records.js";
import { untilDone } from "../kept/untilDone.js";
import {
  type Answers,
  atStage,
  callsAudience,
  expiryOf,
  type ParkedCallRecord,
} from "./callRecord.js";
import { expireRound } from "./expireRound.js";
import { recoverCall } from "./recoverCall.js";
import type { Resuming } from "./resuming.js";
import { askRound, clearRound, collectRound, idsOf } from "./roundQuestions.js";
import { sendRound } from "./sendRound.js";

/** Takes a call one step further. Resolves to its record; `undefined` if it waits for a user or another node, or is over. */
export async function advanceCall(
  core: DeskCore,
  resuming: Resuming,
  kept: KeptRecord<ParkedCallRecord>,
  signal: AbortSignal,
): Promise<KeptRecord | undefined> {
  const { records, nodes, clock } = core;
  const { id, record, version } = kept;
  const isGone = async (node: string) => (await nodes.stateOf(node)) === "gone";

  /** Moves the call from where it was read; `undefined` where another node was first. */
  const move = (next: ParkedCallRecord, expiresAt = expiryOf(record, core)) =>
    records.put(callsAudience, id, next, { replaces: version, expiresAt });

  const send = async (
    answers: Answers,
    asked: readonly string[],
    attempt = record.attempt + 1,
  ): Promise<KeptRecord | undefined> => {
    const { begun } = resuming;
    if (begun.has(id)) return undefined;
    begun.add(id);
    const sending = { stage: "sending", node: nodes.id, answers, asked } as const;
    const fenced: ParkedCallRecord = { ...atStage(record, sending), attempt };
    const moved = await move(fenced).catch((error: unknown) => {
      begun.delete(id);
      throw error;
    });
    // The answers are in the call's own record by now, until the server has them.
    const [next] = moved
      ? await Promise.all([
          sendRound(core, resuming, { ...moved, record: fenced }, answers, signal),
          clearRound(core, record.audience, asked).catch(core.report),
        ])
      : [];
    // The server may have what a desk that is closed had begun to send.
    if (!signal.aborted) begun.delete(id);
    return next;
  };

  switch (record.stage) {
    case "due":
      return send([], []);
    case "sending":
      // Written by this node, which has not begun: the store failed to tell that it has it.
      if (record.node === nodes.id) return send(record.answers, record.asked, record.attempt);
      // Its node is the fence, for as long as it gives signs of life.
      return (await isGone(record.node)) ? send(record.answers, record.asked) : undefined;
    case "asking": {
      const { audience, questions, until } = record;
      if (await askRound(core, id, record)) {
        const now = await records.read(callsAudience, id);
        if (!now) return recoverCall(core, kept);
        // It ended while its questions were written.
        if (now.version !== version && !(await isAsking(core, id, record.round)))
          await clearRound(core, audience, idsOf(questions));
      }
      if (until <= clock.now()) await expireRound(core, resuming.kinds, record);
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
        return (await isGone(node)) ? move({ ...record, node: nodes.id }) : undefined;
      const own = { id, audience, server, method, params };
      await resuming.ended?.({ ...own, ...(context !== undefined && { context }), ...end });
      const over = atStage({ ...record, params: {} }, { stage: "over" });
      // The app has it: a store that fails is no reason to tell it again. Where another write came first, it is read anew.
      return untilDone(
        async () =>
          (await move(over, clock.now() + core.keepReceipts)) ?? records.read(callsAudience, id),
        { report: core.report, signal },
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
