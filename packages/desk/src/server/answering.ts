import type { HostKind, Kinds, Receipt, RequestLimits } from "mcp-host-ui/host";
import { pause } from "../timing/pauses.js";
import { callsAudience } from "./calls/callRecord.js";
import { settleParked, touchAgain } from "./calls/settleParked.js";
import { type DeskCore, isQuestion, settleLost } from "./deskCore.js";
import type { DeskAnswer } from "./http/answerBody.js";
import { createBell } from "./http/bell.js";
import type { DeskQuestion, DeskReply, WinningAnswer } from "./kept/deskRecord.js";
import type { NodeState } from "./kept/nodes.js";
import type { KeptRecord } from "./kept/records.js";
import { settledBy, unknownQuestion } from "./receipts.js";

/** Who answers, as the app's back end knows it. */
export interface DeskAnswerer {
  readonly audience: string;
  readonly principal?: string;
}

/** Takes one answer: validates it, lets it win its question, and waits until the node that asks has sent it. */
export type TakeAnswer = (answer: DeskAnswer, answerer: DeskAnswerer) => Promise<Receipt>;

/** The longest time that whoever answers waits for the node that asks, in milliseconds; then it may send the same again. */
const patience = 10_000;

/** The time before another look at a node that is silent, in milliseconds. */
const lookAgain = 500;

const notTaken = {
  done: false,
  rejection: "lost",
  message: "The server has not taken it yet.",
} as const satisfies Receipt;

/** Returns the function that takes answers. */
export function createAnswerTaking(
  core: DeskCore,
  kinds: readonly HostKind[],
  limits: RequestLimits,
): TakeAnswer {
  const { records, watches, nodes } = core;

  const validate = async (
    { reply, confirmed }: DeskAnswer,
    { method, params, server, embedded }: DeskQuestion,
  ): Promise<DeskReply | Extract<Kinds.WireResult, { message: string }>> => {
    if ("error" in reply) return { sent: "error", error: reply.error };
    for (const kind of kinds) {
      const validation = (await kind.wire?.())?.[method];
      if (!validation) continue;
      const read = await validation.readResult(reply.result, {
        params,
        limits,
        tapped: server.tapped ?? false,
        embedded,
        ...(confirmed && { confirmed }),
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
        if (!kept || !isQuestion(kept)) return unknownQuestion(id);
        const { phase, winner, refused, outcome } = kept.record;
        if (phase === "settled" && outcome) return receiptOf(kept.record, key);
        if (refused?.key === key)
          return { done: false, rejection: "invalid", ...withoutKey(refused) };
        // Its node refused it, and another answer came before that was read: the same key asks again.
        if (winner?.key !== key) return notTaken;
        if ((await nodes.stateOf(kept.record.node)) === "gone")
          await settleLost(core, audience, kept);
        else if (Date.now() >= until) return notTaken;
        else await bell.rung(Math.min(until - Date.now(), core.heartbeat));
      }
    } finally {
      stop();
    }
  };

  const win = (
    audience: string,
    { id, version, expiresAt, record }: KeptRecord<DeskQuestion>,
    made: WinningAnswer,
  ) => {
    const { refused: _, ...open } = record;
    const won: DeskQuestion = { ...open, phase: "won", winner: made };
    return records.put(audience, id, won, { replaces: version, expiresAt });
  };

  return async (answer, { audience, principal }) => {
    const { id, key, rule } = answer;
    const until = Date.now() + patience;
    for (;;) {
      const kept = await records.read(audience, id);
      if (!kept || !isQuestion(kept)) return unknownQuestion(id);
      const { record } = kept;
      if (record.phase === "settled") {
        await touchAgain(core, record, key);
        return receiptOf(record, key);
      }
      if (record.phase === "won") {
        const other = await sent(audience, id, record.winner?.key ?? "");
        if (record.winner?.key === key) return other;
        // It was refused: the question is open again.
        if (!other.done && other.rejection === "invalid") continue;
        return other.done || other.outcome ? settledBy(other.outcome) : other;
      }
      const { parked } = record;
      const state = await (parked === undefined
        ? nodes.stateOf(record.node)
        : stateOfCall(core, parked));
      if (state === "gone") await settleLost(core, audience, kept);
      // An answer that won meanwhile would leave open whether it was sent.
      else if (state === "silent" && Date.now() >= until) return notTaken;
      else if (state === "silent") await pause(lookAgain);
      if (state !== "alive") continue;
      const validated = await validate(answer, record);
      if ("message" in validated) return { done: false, rejection: "invalid", ...validated };
      const made = {
        key,
        reply: validated,
        // What a form or a visit sends is the user's: a page's rule only refuses, with an error.
        ...(rule !== undefined && isRuled(validated) && { rule }),
        ...(principal !== undefined && { principal }),
      };
      if (parked !== undefined) await settleParked(core, audience, kept, parked, made);
      else if (await win(audience, kept, made)) return sent(audience, id, key);
    }
  };
}

/** Whether a parked call still waits; `silent` while a node may write it again that the store lost. */
async function stateOfCall({ records, nodes }: DeskCore, call: string): Promise<NodeState> {
  const record = (await records.read(callsAudience, call))?.record;
  if (!record) return nodes.stateOfMissing(call);
  return record.type === "call" && record.stage === "asking" ? "alive" : "gone";
}

/** Whether a rule may have made a reply. */
function isRuled({ sent }: DeskReply): boolean {
  return sent === "result" || sent === "error";
}

function receiptOf({ outcome, key: sentKey }: DeskQuestion, key: string): Receipt {
  return outcome && sentKey === key ? { done: true, outcome } : settledBy(outcome);
}

function withoutKey({ key: _, ...refused }: NonNullable<DeskQuestion["refused"]>) {
  return refused;
}
