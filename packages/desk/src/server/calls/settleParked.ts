import { type DeskCore, settled } from "../deskCore.js";
import type { DeskQuestion, WinningAnswer } from "../kept/deskRecord.js";
import type { KeptRecord } from "../kept/records.js";
import { touchCall } from "./roundQuestions.js";

/** Settles a question of a parked call by an answer, which lies in the store until its round is sent. */
export async function settleParked(
  core: DeskCore,
  audience: string,
  { id, version, expiresAt, record }: KeptRecord<DeskQuestion>,
  call: string,
  winner: WinningAnswer,
): Promise<void> {
  const { key, reply, rule, principal } = winner;
  const by = rule === undefined ? { by: "person" as const } : { by: "rule" as const, rule };
  const outcome = {
    sent: reply.sent,
    ...by,
    at: core.clock.now(),
    ...(principal !== undefined && { principal }),
  };
  const answered: DeskQuestion = { ...settled(record, { outcome, key }), winner };
  const written = await core.records.put(audience, id, answered, { replaces: version, expiresAt });
  if (written) await touchCall(core, call);
}

/** Wakes whoever waits for an answer that is sent again: the node that took it may have died before it could. */
export async function touchAgain(
  core: DeskCore,
  { parked, winner }: DeskQuestion,
  key: string,
): Promise<void> {
  if (parked !== undefined && winner?.key === key) await touchCall(core, parked);
}
