import type { Receipt } from "../host/command.js";
import type { HostKind } from "../host/kind.js";
import type { Outcome } from "../host/outcome.js";
import type { RequestLimits } from "../wire/protocol/requestLimits.js";
import type { DeskAnswer } from "./answerBody.js";
import { createBell } from "./bell.js";
import { type DeskCore, isQuestion, settleLost } from "./deskCore.js";
import type { DeskClaim, DeskQuestion, DeskReply } from "./deskRecord.js";
import type { KeptRecord } from "./records.js";

/** Who answers, as the app's back end knows it. */
export interface DeskAnswerer {
  readonly audience: string;
  readonly principal?: string;
}

/** Takes one answer: validates it, claims its question for it, and waits until the node that asks has sent it. */
export type TakeAnswer = (answer: DeskAnswer, answerer: DeskAnswerer) => Promise<Receipt>;

/** The longest time that whoever answers waits for the node that asks, in milliseconds; then it may send the same again. */
const patience = 10_000;

/** Returns the function that takes answers. */
export function createAnswerTaking(
  core: DeskCore,
  kinds: readonly HostKind[],
  limits: RequestLimits,
): TakeAnswer {
  const { records, watches, nodes } = core;

  const validate = async (
    { reply }: DeskAnswer,
    { method, params, server, embedded }: DeskQuestion,
  ): Promise<DeskReply | { message: string; issues?: readonly unknown[] }> => {
    if ("error" in reply) return { sent: "error", error: reply.error };
    for (const kind of kinds) {
      const validation = (await kind.wire?.())?.[method];
      if (!validation) continue;
      const read = await validation.readResult(reply.result, {
        params,
        limits,
        tapped: server.tapped ?? false,
        embedded,
      });
      return "message" in read ? read : { sent: read.sent, result: read.result };
    }
    return { sent: "result", result: reply.result };
  };

  /** Waits until the node that asks has sent an answer, or refused it. */
  const sent = async (audience: string, id: string, key: string): Promise<Receipt> => {
    const bell = createBell();
    const stop = watches.listen(audience, bell.ring);
    const until = Date.now() + patience;
    try {
      await watches.ready(audience);
      for (;;) {
        const kept = await records.read(audience, id);
        if (!kept || !isQuestion(kept)) return unknown(id);
        const { phase, claim, refused, outcome } = kept.record;
        if (phase === "settled" && outcome) return receiptOf(kept.record, key);
        if (refused?.key === key)
          return { done: false, rejection: "invalid", ...withoutKey(refused) };
        if (claim?.key !== key) return settledBy(outcome);
        if (!(await nodes.isAlive(kept.record.node))) await settleLost(core, audience, kept);
        else if (Date.now() >= until)
          return { done: false, rejection: "lost", message: "The server has not taken it yet." };
        else await bell.rung(Math.min(until - Date.now(), core.heartbeat));
      }
    } finally {
      stop();
    }
  };

  const claim = (
    audience: string,
    { id, version, expiresAt, record }: KeptRecord<DeskQuestion>,
    made: DeskClaim,
  ) => {
    const { refused: _, ...open } = record;
    const claimed: DeskQuestion = { ...open, phase: "claimed", claim: made };
    return records.put(audience, id, claimed, { replaces: version, expiresAt });
  };

  return async (answer, { audience, principal }) => {
    const { id, key, rule } = answer;
    for (;;) {
      const kept = await records.read(audience, id);
      if (!kept || !isQuestion(kept)) return unknown(id);
      const { record } = kept;
      if (record.phase === "settled") return receiptOf(record, key);
      if (record.phase === "claimed") {
        const other = await sent(audience, id, record.claim?.key ?? "");
        if (record.claim?.key === key) return other;
        // It was refused: the question is open again.
        if (!other.done && other.rejection === "invalid") continue;
        return other.done || other.outcome ? settledBy(other.outcome) : other;
      }
      if (!(await nodes.isAlive(record.node))) {
        await settleLost(core, audience, kept);
        continue;
      }
      const validated = await validate(answer, record);
      if ("message" in validated) return { done: false, rejection: "invalid", ...validated };
      const made = {
        key,
        reply: validated,
        ...(rule !== undefined && { rule }),
        ...(principal !== undefined && { principal }),
      };
      if (await claim(audience, kept, made)) return sent(audience, id, key);
    }
  };
}

function receiptOf({ outcome, key: sentKey }: DeskQuestion, key: string): Receipt {
  return outcome && sentKey === key ? { done: true, outcome } : settledBy(outcome);
}

function settledBy(outcome: Outcome | undefined): Receipt {
  return {
    done: false,
    rejection: "settled",
    message: "Somebody or something else was first.",
    ...(outcome && { outcome }),
  };
}

function unknown(id: string): Receipt {
  return { done: false, rejection: "unknown", message: `No question ${id} waits here.` };
}

function withoutKey({ key: _, ...refused }: NonNullable<DeskQuestion["refused"]>) {
  return refused;
}
