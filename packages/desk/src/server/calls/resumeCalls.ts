import { letProcessEnd } from "../../timing/letProcessEnd.js";
import type { DeskCore } from "../deskCore.js";
import type { KeptRecord } from "../kept/records.js";
import { advanceCall } from "./advanceCall.js";
import { callsAudience, type ParkedCallRecord } from "./callRecord.js";
import { recoverCall } from "./recoverCall.js";
import type { Resuming } from "./resuming.js";

/**
 * Goes on with every call that is due, on whatever node it began, until `closing` aborts. Returns a function that takes no
 * more, and resolves once what is being sent has come back.
 */
export function resumeCalls(
  core: DeskCore,
  resuming: Resuming,
  closing: AbortSignal,
): () => Promise<void> {
  const { records, watches, nodes, clock, report } = core;
  const calls = new Map<string, KeptRecord<ParkedCallRecord>>();
  const busy = new Map<string, Promise<void>>();
  let cursor = 0;
  const stopping = new AbortController();
  let isReady = false;
  let isLooking = false;
  let isDue = false;

  /** Writes this node's copy of a call again if the store lost it. */
  const recover = async (id: string) => {
    const known = calls.get(id);
    if (!known) return;
    const now = await recoverCall(core, known);
    if (now && isCall(now)) note(now);
    else if (known.record.stage === "over") calls.delete(id);
  };

  /** Goes on with one call until it waits for somebody else. */
  const advance = async (id: string, isBeat: boolean) => {
    try {
      if (isBeat) await recover(id);
      for (let seen = 0; !stopping.signal.aborted; ) {
        const kept = calls.get(id);
        if (!kept || kept.version === seen) break;
        seen = kept.version;
        const next = await advanceCall(core, resuming, kept, closing);
        if (next && isCall(next)) note(next);
      }
    } catch (error) {
      // The next look at all calls comes back to it.
      if (!closing.aborted) report(error);
    }
    // In the same step as the last look at it, so that no change falls between the two.
    busy.delete(id);
  };

  const start = (id: string, isBeat: boolean) => {
    if (busy.has(id) || stopping.signal.aborted) return;
    busy.set(id, Promise.resolve());
    const work = advance(id, isBeat);
    if (busy.has(id)) busy.set(id, work);
  };

  /** A call that is over stays until it expires: a listing that was read before would bring it back. */
  const note = (kept: KeptRecord<ParkedCallRecord>) => {
    const known = calls.get(kept.id);
    if (!known || known.sequence < kept.sequence) calls.set(kept.id, kept);
  };

  const look = async () => {
    isDue = true;
    if (isLooking || !isReady) return;
    isLooking = true;
    try {
      while (isDue && !stopping.signal.aborted) {
        isDue = false;
        const { kept, sequence } = await records.list(callsAudience, cursor);
        // A store that began anew has other sequences.
        isDue ||= sequence < cursor;
        cursor = isDue && sequence < cursor ? 0 : sequence;
        for (const one of kept.filter(isCall)) {
          note(one);
          start(one.id, false);
        }
      }
    } catch (error) {
      report(error);
    }
    isLooking = false;
  };

  /** Looks at every call: a node may have died, or an answer have come that woke nobody. */
  const lookAtAll = async () => {
    await nodes.start();
    await watches.ready(callsAudience);
    isReady = true;
    for (const [id, { expiresAt }] of calls) {
      if (expiresAt <= clock.now()) calls.delete(id);
      else start(id, true);
    }
    await look();
  };

  const stopListening = watches.listen(callsAudience, () => void look());
  const timer = setInterval(() => lookAtAll().catch(report), core.heartbeat);
  letProcessEnd(timer);
  lookAtAll().catch(report);

  const stop = () => {
    stopping.abort();
    clearInterval(timer);
    stopListening();
  };
  closing.addEventListener("abort", stop, { once: true });
  return async () => {
    stop();
    closing.removeEventListener("abort", stop);
    await Promise.all(busy.values());
  };
}

function isCall(kept: KeptRecord): kept is KeptRecord<ParkedCallRecord> {
  return kept.record.type === "call";
}
