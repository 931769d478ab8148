import { type DeskCore, isQuestion, settled } from "../deskCore.js";
import type { DeskQuestion } from "../kept/deskRecord.js";
import {
  type Answers,
  callsAudience,
  expiryOf,
  type ParkedCallEnd,
  type ParkedCallRecord,
  type RoundQuestion,
} from "./callRecord.js";

/** A call whose questions wait. */
export type AskingCall = Extract<ParkedCallRecord, { stage: "asking" }>;

/** The ids of questions at the desk. */
export function idsOf(questions: readonly RoundQuestion[]): readonly string[] {
  return questions.map(({ id }) => id);
}

/** Puts the questions of a round where people see them; resolves to whether one of them did not stand there yet. */
export async function askRound(
  core: DeskCore,
  call: string,
  { audience, server, questions, deadline, until }: AskingCall,
): Promise<boolean> {
  const { records, clock } = core;
  let isNew = false;
  for (const { id, method, params } of questions) {
    const now = clock.now();
    const question: DeskQuestion = {
      type: "question",
      node: "",
      parked: call,
      server,
      method,
      ...(params !== undefined && { params }),
      embedded: true,
      askedAt: now,
      ...(deadline !== undefined && { deadline }),
      phase: "open",
    };
    const at = { replaces: 0, expiresAt: expiryOf({ deadline: until }, core) };
    if (await records.put(audience, id, question, at)) isNew = true;
  }
  return isNew;
}

/**
 * Collects the answers of a round; `undefined` while one is missing. An error that a person answers with, a no to sampling,
 * ends the call, as it does in one page.
 */
export async function collectRound(
  { records }: DeskCore,
  { audience, questions }: AskingCall,
): Promise<{ readonly answers: Answers } | Extract<ParkedCallEnd, { error: unknown }> | undefined> {
  const answers: { key: string; result: object }[] = [];
  for (const { id, key } of questions) {
    const kept = await records.read(audience, id);
    const reply = kept && isQuestion(kept) ? kept.record.winner?.reply : undefined;
    if (reply?.sent === "error") return { error: reply.error };
    if (reply) answers.push({ key, result: reply.result });
  }
  return answers.length === questions.length ? { answers } : undefined;
}

/** Takes a round's answers out of the store, and back what nobody has answered. */
export async function clearRound(
  { records, clock, keepReceipts }: DeskCore,
  audience: string,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids)
    await records.change(audience, id, (kept) => {
      if (!isQuestion(kept)) return undefined;
      const { winner, ...question } = kept.record;
      const at = clock.now();
      const expiresAt = at + keepReceipts;
      if (question.phase === "settled") return winner && { record: question, expiresAt };
      const outcome = { sent: "nothing", by: "host", cause: "caller-ended", at } as const;
      return { record: settled(question, { outcome }), expiresAt };
    });
}

/** Wakes the nodes that resume calls: one of a call's questions has been answered. */
export async function touchCall({ records }: DeskCore, call: string): Promise<void> {
  await records.change(callsAudience, call, ({ record, expiresAt }) =>
    record.type === "call" && record.stage === "asking" ? { record, expiresAt } : undefined,
  );
}
