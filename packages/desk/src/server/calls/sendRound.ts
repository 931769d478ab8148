import type { JsonObject } from "mcp-host-ui/schema";
import { pause } from "../../timing/pauses.js";
import type { DeskCore } from "../deskCore.js";
import type { KeptRecord } from "../kept/records.js";
import { untilDone } from "../kept/untilDone.js";
import {
  type Answers,
  atStage,
  callsAudience,
  expiryOf,
  type ParkedCallEnd,
  type ParkedCallRecord,
} from "./callRecord.js";
import { type ReadRound, readRound } from "./readRound.js";
import type { Resuming } from "./resuming.js";

/** A retry that only brings the server's own state back waits so long, in milliseconds. */
const retryPause = 500;

/** The end of a call whose server asks on after its deadline; the code is that of the SDKs for a request without an answer in time. */
const late: ParkedCallEnd = {
  error: { code: -32001, message: "Nobody answered in time, and the server asked again." },
};

/** Sends a round that this node alone may send, and writes what came of it. */
export async function sendRound(
  core: DeskCore,
  { kinds, limits, send }: Resuming,
  kept: KeptRecord<ParkedCallRecord>,
  answers: Answers,
  signal: AbortSignal,
): Promise<KeptRecord | undefined> {
  const { id, record } = kept;
  const { audience, server, method, context, round, attempt } = record;
  const read = await orError(async () => {
    const result = await send({
      id,
      audience,
      server,
      method,
      params: paramsOf(record, answers),
      ...(context !== undefined && { context }),
      round,
      attempt,
      signal,
    });
    // What came over a wire is JSON.
    return readRound(result as JsonObject, round, kinds, limits);
  });
  // It stays as it is, for another node.
  if (signal.aborted) return undefined;
  return writeInTime(core, kept, await nextRecord(core, record, read), signal);
}

/** The request of a round, as it goes over the wire. */
function paramsOf({ params, requestState }: ParkedCallRecord, answers: Answers): JsonObject {
  const inputResponses = Object.fromEntries(answers.map(({ key, result }) => [key, result]));
  return {
    ...params,
    // Results are JSON, as a page sent them and a kind validated them.
    ...(answers.length > 0 && { inputResponses: inputResponses as JsonObject }),
    ...(requestState !== undefined && { requestState }),
  };
}

async function nextRecord(
  { nodes, clock, keepOpen }: DeskCore,
  record: ParkedCallRecord,
  read: ReadRound,
): Promise<ParkedCallRecord> {
  const ended = (end: ParkedCallEnd) => atStage(record, { stage: "ended", node: nodes.id, end });
  if (!("questions" in read)) return ended(read);
  const { questions, requestState } = read;
  const until = record.deadline ?? clock.now() + keepOpen;
  // It would be told the same for ever.
  if (questions.length > 0 && record.round > 0 && until <= clock.now()) return ended(late);
  // The state of a round before is none of this one's.
  const { requestState: _, ...before } = record;
  const next = {
    ...before,
    round: record.round + 1,
    attempt: 0,
    ...(requestState !== undefined && { requestState }),
  };
  if (questions.length > 0) return atStage(next, { stage: "asking", questions, until });
  await pause(retryPause);
  return atStage(next, { stage: "due" });
}

/**
 * Retries until the store takes the record, so that no node sends the round again. It replaces an earlier state of the store,
 * but no later write of another node.
 */
function writeInTime(
  core: DeskCore,
  { id, record: sent, version }: KeptRecord<ParkedCallRecord>,
  next: ParkedCallRecord,
  signal: AbortSignal,
): Promise<KeptRecord | undefined> {
  const { records, report } = core;
  const write = async () => {
    const expiresAt = expiryOf(next, core);
    const put = (replaces: number) => records.put(callsAudience, id, next, { replaces, expiresAt });
    const written = await put(version);
    if (written) return written;
    const stored = await records.read(callsAudience, id);
    return stored && !isBefore(stored, sent) ? undefined : put(stored?.version ?? 0);
  };
  return untilDone(write, { report, signal });
}

/** Whether a stored call is at the round that this node sent, or before it. */
function isBefore({ record }: KeptRecord, sent: ParkedCallRecord): boolean {
  if (record.type !== "call" || record.round > sent.round) return false;
  if (record.round < sent.round) return record.stage !== "ended" && record.stage !== "over";
  if (record.stage === "sending")
    return sent.stage === "sending" && record.node === sent.node && record.attempt === sent.attempt;
  return record.stage === "due" || record.stage === "asking";
}

async function orError(work: () => Promise<ReadRound>): Promise<ReadRound> {
  try {
    return await work();
  } catch (error) {
    const { code, message } = Object(error) as { code?: unknown; message?: unknown };
    const text = typeof message === "string" ? message : String(error);
    const end: ParkedCallEnd = {
      error: { ...(Number.isSafeInteger(code) && { code: Number(code) }), message: text },
    };
    return end;
  }
}
